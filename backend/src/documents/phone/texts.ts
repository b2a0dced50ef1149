import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { MESSAGE_TEXTS, type MessageText } from '../../contract/message-texts';
import { PHONE_PLACEHOLDERS } from '../../contract/phone-placeholders';
import { placeholdersOf } from '../../contract/placeholders';
import type { Language } from '../../platform/clinic-time';
import type { NotificationKind } from '../mails/mail-words';
import { PHONE_WORDS } from './words';

/** Under which name editors word what is told. */
const NAMES: Record<NotificationKind, MessageText> = {
  received: 'received',
  confirmed: 'confirmed',
  moved: 'moved',
  movedConfirmed: 'movedConfirmed',
  reminder: 'reminder',
  patient: 'canceledByPatient',
  clinic: 'canceledByClinic',
  notConfirmed: 'notConfirmed',
  recall: 'recall',
  review: 'review',
};

/** The kinds of what is told, each with the name under which editors word it, in their order. */
export const KINDS_BY_NAME = MESSAGE_TEXTS.flatMap((name) =>
  Object.entries(NAMES).flatMap(([kind, own]) =>
    own === name ? { name, kind: kind as NotificationKind } : [],
  ),
);

const rows = z.array(z.looseObject({ locale: z.string() }));

function isUsable(text: unknown): text is string {
  return (
    typeof text === 'string' &&
    text.trim() !== '' &&
    placeholdersOf(text).every((name) => PHONE_PLACEHOLDERS.some((known) => known === name))
  );
}

/**
 * What is told to phones in a language, with placeholders: as the clinic words it, else as the product does. A text with an
 * unknown placeholder, which the editor refuses, is not told either: no patient is sent a name in braces.
 */
export async function readPhoneTexts({
  strapi,
  language,
}: {
  strapi: Core.Strapi;
  language: Language;
}): Promise<Record<NotificationKind, { text: string; isOwn: boolean }>> {
  const found = rows.parse(await strapi.db.query('api::message-text.message-text').findMany());
  const own = found.find(({ locale }) => locale === language);
  const textOf = (kind: NotificationKind) => {
    const text = own?.[NAMES[kind]];
    return isUsable(text)
      ? { text: text.trim(), isOwn: true }
      : { text: PHONE_WORDS[language][kind], isOwn: false };
  };
  return {
    received: textOf('received'),
    confirmed: textOf('confirmed'),
    moved: textOf('moved'),
    movedConfirmed: textOf('movedConfirmed'),
    reminder: textOf('reminder'),
    patient: textOf('patient'),
    clinic: textOf('clinic'),
    notConfirmed: textOf('notConfirmed'),
    recall: textOf('recall'),
    review: textOf('review'),
  };
}

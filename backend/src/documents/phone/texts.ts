import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import {
  type ClinicText,
  MESSAGE_TEXTS,MESSAGE_TEXTS, 
  type MessageText,type MessageText, 
  placeholdersFor,
  type StaffText
} from '../../contract/message-texts';
import { placeholdersIn } from '../../contract/phone-placeholders';
import { placeholdersOf, placeholdersOf } from '../../contract/placeholders';
import type { Language, Language } from '../../platform/clinic-time';
import type { NotificationKind, NotificationKind } from '../mails/mail-words';
import { CODE_WORDS, PHONE_WORDS, PHONE_WORDS, STAFF_WORDS } from './words';

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
  link: 'link',
};

/** The kinds of what is told, each with the name under which editors word it, in their order. */
export const KINDS_BY_NAME = MESSAGE_TEXTS.flatMap((name) =>
  Object.entries(NAMES).flatMap(([kind, own]) =>
    own === name ? { name, kind: kind as NotificationKind } : [],
  ),
);

const rows = z.array(z.looseObject({ locale: z.string() }));

function isUsable(text: unknown, name: ClinicText): text is string {
  const known: readonly string[] = placeholdersFor(name);
  return (
    typeof text === 'string' &&
    text.trim() !== '' &&
    placeholdersOf(text).every((placeholder) => known.includes(placeholder))
  );
}

/** A text as it is told. */
interface ToldText {
  text: string;
  /** The clinic has worded it; else the words are the product's. */
  isOwn: boolean;
}

async function readOwn({ strapi, language }: { strapi: Core.Strapi; language: Language }) {
  const found = rows.parse(await strapi.db.query('api::message-text.message-text').findMany());
  const own = found.find(({ locale }) => locale === language);
  return (name: ClinicText, standard: string): ToldText => {
    const text = own?.[name];
    return isUsable(text, name) ? { text: text.trim(), isOwn: true } : { text: standard, isOwn: false };
  };
function isUsable(text: unknown, of: MessageText): text is string {
  if (typeof text !== 'string' || text.trim() === '') return false;
  const named = placeholdersOf(text);
  return (
    named.every((name) => placeholdersIn(of).includes(name)) && (of !== 'code' || named.includes('code'))
  );
}

interface PhoneText {
  text: string;
  /** The editors have worded it; else the words are the product's. */
  isOwn: boolean;
}

async function readOwnTexts({ strapi, language }: { strapi: Core.Strapi; language: Language }) {
  const found = rows.parse(await strapi.db.query('api::message-text.message-text').findMany());
  return found.find(({ locale }) => locale === language);
}

/** The message with a code, with placeholders, by the same rules as {@link readPhoneTexts}. */
export async function readCodeText(given: { strapi: Core.Strapi; language: Language }): Promise<PhoneText> {
  const text = (await readOwnTexts(given))?.code;
  return isUsable(text, 'code')
    ? { text: text.trim(), isOwn: true }
    : { text: CODE_WORDS[given.language], isOwn: false };
}

/**
 * What is told to phones in a language, with placeholders: as the clinic words it, else as the product does. A text with an
 * unknown placeholder, which the editor refuses, is not told either: no patient is sent a name in braces.
 */
export async function readPhoneTexts(given: {
  strapi: Core.Strapi;
  language: Language;
}): Promise<Record<NotificationKind, ToldText>> {
  const own = await readOwn(given);
  const textOf = (kind: NotificationKind) => own(NAMES[kind], PHONE_WORDS[given.language][kind]);
}): Promise<Record<NotificationKind, PhoneText>> {
  const own = await readOwnTexts({ strapi, language });
  const textOf = (kind: NotificationKind) => {
    const text = own?.[NAMES[kind]];
    return isUsable(text, NAMES[kind])
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
    link: textOf('link'),
  };
}

/** The same of what staff write to patients themselves. */
export async function readStaffTexts(given: {
  strapi: Core.Strapi;
  language: Language;
}): Promise<Record<StaffText, ToldText>> {
  const own = await readOwn(given);
  const textOf = (name: StaffText) => own(name, STAFF_WORDS[given.language][name]);
  return { staffRequest: textOf('staffRequest'), staffVisit: textOf('staffVisit') };
}

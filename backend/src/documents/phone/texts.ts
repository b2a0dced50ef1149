import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import {
  type ClinicText,
  MESSAGE_TEXTS,
  type MessageText,
  placeholdersFor,
  type StaffText,
} from '../../contract/message-texts';
import { placeholdersOf } from '../../contract/placeholders';
import type { Language } from '../../platform/clinic-time';
import { CODE_WORDS, PHONE_WORDS, type PhoneKind, STAFF_WORDS } from './words';

const NAMES: Record<PhoneKind, MessageText> = {
  received: 'received',
  confirmed: 'confirmed',
  moved: 'moved',
  movedConfirmed: 'movedConfirmed',
  reminder: 'reminder',
  patient: 'canceledByPatient',
  clinic: 'canceledByClinic',
  notConfirmed: 'notConfirmed',
  deposit: 'deposit',
  notPaid: 'notPaid',
  recall: 'recall',
  review: 'review',
  waitingJoined: 'waitingJoined',
  waitingOffer: 'waitingOffer',
  waitingTaken: 'waitingTaken',
  link: 'link',
};

/** The kinds of what is told, each with the name under which editors word it, in their order. */
export const KINDS_BY_NAME = MESSAGE_TEXTS.flatMap((name) =>
  Object.entries(NAMES).flatMap(([kind, own]) => (own === name ? { name, kind: kind as PhoneKind } : [])),
);

const rows = z.array(z.looseObject({ locale: z.string() }));

function isUsable(text: unknown, name: ClinicText): text is string {
  const known: readonly string[] = placeholdersFor(name);
  if (typeof text !== 'string' || text.trim() === '') return false;
  const given = placeholdersOf(text);
  // A message with a code that has none helps nobody.
  const isWhole = name !== 'code' || given.includes('code');
  return isWhole && given.every((placeholder) => known.includes(placeholder));
}

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
}

/**
 * Returns what is told to phones in a language, with placeholders: as the clinic words it, else as the product does. A text with an
 * unknown placeholder, which the editor refuses, is not told either: no patient is sent a name in braces.
 */
export async function readPhoneTexts(given: {
  strapi: Core.Strapi;
  language: Language;
}): Promise<Record<PhoneKind, ToldText>> {
  const own = await readOwn(given);
  const textOf = (kind: PhoneKind) => own(NAMES[kind], PHONE_WORDS[given.language][kind]);
  return {
    received: textOf('received'),
    confirmed: textOf('confirmed'),
    moved: textOf('moved'),
    movedConfirmed: textOf('movedConfirmed'),
    reminder: textOf('reminder'),
    patient: textOf('patient'),
    clinic: textOf('clinic'),
    notConfirmed: textOf('notConfirmed'),
    deposit: textOf('deposit'),
    notPaid: textOf('notPaid'),
    recall: textOf('recall'),
    review: textOf('review'),
    waitingJoined: textOf('waitingJoined'),
    waitingOffer: textOf('waitingOffer'),
    waitingTaken: textOf('waitingTaken'),
    link: textOf('link'),
  };
}

export async function readCodeText(given: { strapi: Core.Strapi; language: Language }): Promise<ToldText> {
  return (await readOwn(given))('code', CODE_WORDS[given.language]);
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

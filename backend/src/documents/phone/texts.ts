import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { AppointmentRow } from '../../appointments/record/appointment-rows';
import {
  type ClinicText,
  MESSAGE_TEXTS,
  type MessageText,
  placeholdersFor,
  type StaffText,
} from '../../contract/message-texts';
import { isErased } from '../../contract/patient';
import { fillPlaceholders, placeholdersOf } from '../../contract/placeholders';
import type { Status } from '../../contract/transitions';
import type { Language } from '../../platform/clinic-time';
import { phoneValues } from '../files/phone-values';
import { readAppointmentSheet } from '../files/read-sheet';
import { CODE_WORDS, PHONE_WORDS, type PhoneKind, STAFF_WORDS } from './words';

/** Returns the name of the editable text for a kind of message. */
function nameOf(kind: PhoneKind): MessageText {
  if (kind === 'patient') return 'canceledByPatient';
  return kind === 'clinic' ? 'canceledByClinic' : kind;
}

/** Kinds of messages by the name of their editable text. */
export const KINDS_BY_NAME = MESSAGE_TEXTS.filter((name) => name !== 'code').map((name) => {
  const kind: PhoneKind =
    name === 'canceledByPatient' ? 'patient' : name === 'canceledByClinic' ? 'clinic' : name;
  return { name, kind };
});

const rows = z.array(z.looseObject({ locale: z.string() }));

function isUsable(text: unknown, name: ClinicText): text is string {
  const known: readonly string[] = placeholdersFor(name);
  if (typeof text !== 'string' || text.trim() === '') return false;
  const given = placeholdersOf(text);
  // A message with a code that has none helps nobody.
  const isWhole = name !== 'code' || given.includes('code');
  return isWhole && given.every((placeholder) => known.includes(placeholder));
}

/** Returns the texts to phones in a language, as the clinic words them, else as the product; never with unknown placeholders. */
export async function readTexts(strapi: Core.Strapi, language: Language) {
  const found = rows.parse(await strapi.db.query('api::message-text.message-text').findMany());
  const own = found.find(({ locale }) => locale === language);
  const told = (name: ClinicText, standard: string) => {
    const text = own?.[name];
    return isUsable(text, name) ? { text: text.trim(), isOwn: true } : { text: standard, isOwn: false };
  };
  return {
    toldOf: (kind: PhoneKind) => told(nameOf(kind), PHONE_WORDS[language][kind]),
    code: told('code', CODE_WORDS[language]),
    staffOf: (name: StaffText) => told(name, STAFF_WORDS[language][name]),
  };
}

const TEXT_OF: Partial<Record<Status, StaffText>> = { pending: 'staffRequest', confirmed: 'staffVisit' };

/** Returns the words WhatsApp opens with for staff, in the patient's language; null for one over or erased. */
export async function composeStaffWords(strapi: Core.Strapi, row: AppointmentRow): Promise<string | null> {
  const name = isErased(row) ? undefined : TEXT_OF[row.status];
  if (!name) return null;
  const { language } = row;
  const [sheet, { staffOf }] = await Promise.all([
    readAppointmentSheet(strapi, row, language),
    readTexts(strapi, language),
  ]);
  const { link: _, ...values } = phoneValues(sheet);
  return fillPlaceholders({ text: staffOf(name).text, values });
}

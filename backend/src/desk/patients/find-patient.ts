import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';
import { type AppointmentRow, parseAppointment } from '../../appointments/record/appointment-rows';
import { invalidField } from '../../appointments/record/booking-input';
import { QUEUE } from '../../appointments/record/queue-rows';
import { patientRequest } from '../../contract/patient-data';
import { findImportedUnder, type ImportedPatientRow } from '../../imports/imported-patients';
import { type IncomingRow, incomingRow } from '../../messaging/incoming-messages';
import { type Database, type Query, readRows } from '../../platform/database';
import { storedInstant } from '../../platform/instant';
import type { Outcome } from '../../platform/refusal';
import { type MessageRow, messageRow } from '../messages/message-rows';

/** Actions of the history whose reason is what a patient wrote, or what was written to them. */
export const SAID: readonly string[] = ['answered', 'messaged'];

/** Key of a patient's data: everything stored under one phone (E.164), or under one address. */
export type PatientKey = { phone: string } | { email: string };

/** Reads a typed phone, in any form its countries use, or a mail address; a local number may be one of each country. */
export function parsePatientKeys(body: unknown, countries: string[]): Outcome<[PatientKey, ...PatientKey[]]> {
  const text = patientRequest.safeParse(body).data?.sought ?? '';
  if (text.includes('@')) {
    const email = z.email().safeParse(text.toLowerCase());
    return email.success ? { ok: true, value: [{ email: email.data }] } : invalidField('sought', 'invalid');
  }
  const phones = countries.flatMap((country) => {
    const defaultCountry = isSupportedCountry(country) ? country : undefined;
    const number = parsePhoneNumberFromString(text, defaultCountry ? { defaultCountry } : undefined);
    return number?.isPossible() ? number.number : [];
  });
  const [first, ...others] = [...new Set(phones)].map((phone) => ({ phone }));
  return first ? { ok: true, value: [first, ...others] } : invalidField('sought', 'invalid');
}

/** The same as one: of several countries the first in which something is stored. */
export async function readPatientKey(
  db: Database,
  body: unknown,
  countries: string[],
): Promise<Outcome<PatientKey>> {
  const keys = parsePatientKeys(body, countries);
  if (!keys.ok) return keys;
  const [first, ...others] = keys.value;
  for (const key of others.length > 0 ? keys.value : [])
    if (Object.values(await findPatient(db, key)).some(({ length }) => length > 0))
      return { ok: true, value: key };
  return { ok: true, value: first };
}

const mailRow = z.object({
  id: z.coerce.number(),
  kind: z.string(),
  channel: z.string().nullable(),
  recipient: z.string(),
  reply_to: z.string().nullable(),
  /** Words that somebody typed, until they are sent. */
  text: z.string(),
  state: z.string(),
  sent_at: storedInstant.nullable(),
  created_at: storedInstant,
});

export interface Stored {
  visits: AppointmentRow[];
  messages: MessageRow[];
  mails: z.infer<typeof mailRow>[];
  waiting: z.infer<typeof waitingRow>[];
  incoming: IncomingRow[];
  imported: ImportedPatientRow[];
  /** Appointments under other phones, for whose patients the owner of this phone is the guardian. */
  guarded: AppointmentRow[];
  /** Appointments of others whose histories name this one, as where a phone was mistyped. */
  amended: Amended[];
  queue: z.infer<typeof queueRow>[];
}

const waitingRow = z.object({
  document_id: z.string(),
  state: z.string(),
  doctor: z.string().nullable(),
  specialty: z.string().nullable(),
  service: z.string(),
  branches: z.string(),
  weekdays: z.string(),
  parts: z.string(),
  until_date: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  tell_by: z.string().nullable(),
  age: z.coerce.number(),
  consent_version: z.string().nullable(),
  consent_text: z.string().nullable(),
  consent_given: z.string().nullable(),
  tell_by_text: z.string().nullable(),
  created_at: storedInstant,
  ended_at: storedInstant.nullable(),
});

const queueRow = z.object({
  name: z.string().nullable(),
  phone: z.string(),
  branch: z.string(),
  doctor: z.string().nullable(),
  state: z.string(),
  tell_by: z.string().nullable(),
  tell_by_text: z.string().nullable(),
});

type ByIds = 'visits' | 'messages' | 'waiting' | 'incoming';

/** Messages about any of these, all to this phone, and those to patients at this address or from it. */
export function mailsOf(
  db: Database,
  key: PatientKey,
  { visits, messages, waiting, incoming }: Record<ByIds, { document_id: string }[]>,
): Query {
  const found = [...visits, ...messages, ...waiting, ...incoming];
  // Never empty: without a condition it would be everybody's.
  const ids = ['', ...found.map(({ document_id }) => document_id)];
  return db('outbox_messages').where((some) => {
    // A reference begins with what it is about. In one list, as SQLite takes a thousand alternatives at most.
    some.whereRaw(`substr(reference, 1, 24) IN (${ids.map(() => '?').join(', ')})`, ids);
    if ('phone' in key) {
      if (key.phone !== '') some.orWhere('recipient', key.phone);
      return;
    }
    // Staff may have the same address.
    const ours = (kind: Query) =>
      kind
        .whereIn('kind', ['link-request', 'receipt', 'turn'])
        .orWhereLike('kind', 'visit-%')
        .orWhereLike('kind', 'waiting-%');
    some.orWhere((to) => to.whereRaw('lower(recipient) = ?', [key.email]).where(ours));
    some.orWhereRaw('lower(reply_to) = ?', [key.email]);
  });
}

interface Amended {
  appointment: string;
  /** The last line of its history that names the person. */
  last: number;
}

/** Lists appointments of other people that belonged to this person before they were amended. */
export async function listAmendedFrom(db: Database, key: PatientKey): Promise<Amended[]> {
  const sought = 'phone' in key ? key.phone : key.email;
  if (sought === '') return [];
  const written = JSON.stringify(sought).replace(/[%_!]/g, (sign) => `!${sign}`);
  return await db('appointment_events')
    .whereNotNull('changes')
    .whereRaw("lower(changes) LIKE ? ESCAPE '!'", [`%${written.toLowerCase()}%`])
    .groupBy('appointment')
    .select('appointment')
    .max({ last: 'id' });
}

async function findGuarded(db: Database, phone: string): Promise<AppointmentRow[]> {
  const named = db('appointments').where({ guardian_phone: phone }).whereNot({ phone });
  const found: unknown[] = await named.whereNull('erased_at').orderBy('id', 'asc');
  return found.map(parseAppointment);
}

/** Finds all that is stored under a phone or an address. Nothing is guessed: a name alone finds nobody. */
export async function findPatient(db: Database, key: PatientKey): Promise<Stored> {
  const under = (query: Query): Query =>
    'phone' in key ? query.where('phone', key.phone) : query.whereRaw('lower(email) = ?', [key.email]);
  const seen: unknown[] = await under(db('appointments')).whereNull('erased_at').orderBy('id', 'asc');
  const visits = seen.map(parseAppointment);
  const messages =
    'email' in key ? await readRows(messageRow, under(db('contact_messages')).orderBy('id')) : [];
  const entries = under(db('waiting_entries')).whereNull('erased_at').whereNull('appointment');
  const waiting = await readRows(waitingRow, entries.orderBy('id', 'asc'));
  const written = db('incoming_messages').whereNull('erased_at').orderBy('id', 'asc');
  const ids = visits.map(({ document_id }) => document_id);
  // Also messages beside a visit whose phone has changed since.
  written.where((own) => {
    own.whereIn('appointment', ids);
    if ('phone' in key) own.orWhere('phone', key.phone);
  });
  const incoming = await readRows(incomingRow, written);
  const sent = mailsOf(db, key, { visits, messages, waiting, incoming }).orderBy('id', 'asc');
  const mails = await readRows(mailRow, sent);
  const imported = await findImportedUnder(db, key);
  const guarded = 'phone' in key ? await findGuarded(db, key.phone) : [];
  const named = await listAmendedFrom(db, key);
  const amended = named.filter(({ appointment }) => !ids.includes(appointment));
  const queue = 'phone' in key ? await readRows(queueRow, db(QUEUE).where({ phone: key.phone })) : [];
  return { visits, messages, mails, waiting, incoming, imported, guarded, amended, queue };
}

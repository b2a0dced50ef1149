import { hash } from 'node:crypto';
import { z } from 'zod';
import { PHONE_CHANNELS, type PhoneChannel } from '../contract/channels';
import { handling } from '../contract/contact-message';
import {
  INCOMING_KINDS,
  INCOMING_OUTCOMES,
  type IncomingKind,
  type IncomingOutcome,
  MEDIA_STATES,
  SESSION_MS,
} from '../contract/incoming-message';
import { manyLines } from '../contract/many-lines';
import { LANGUAGES } from '../contract/patient';
import type { Language } from '../platform/clinic-time';
import { type Database, newRow } from '../platform/database';
import { storedInstant } from '../platform/instant';
import type { With } from '../platform/with';
import type { ClaimedMessage, NewMessage } from './outbox';
import { languageOfText } from './read-answer';
import { RefusedForGood } from './retry';
import { plainSigns } from './sms-text';
import type { OutgoingMessage } from './transport';

const TABLE = 'incoming_messages';
const TEXT_LENGTH = 4096;

export interface IncomingMessage {
  /** Digest of what names the message among all: see {@link incomingKey}. */
  key: string;
  channel: PhoneChannel;
  /** E.164, or what stands in the place of a phone. */
  phone: string;
  kind: IncomingKind;
  /** Name of the kind `other`, by the provider. */
  kindName: string | null;
  text: string;
  /** Latitude and longitude, with a comma between. */
  place: string | null;
  /** Id under which the provider keeps a voice note or picture for a while. */
  mediaId: string | null;
  /** The provider's id of our message that is answered, where the patient's phone names one. */
  repliesTo: string | null;
  at: number;
}

/** Hashes the provider's id of a message: the id itself would reveal who wrote, so it is not stored. */
export function incomingKey(channel: PhoneChannel, ...named: string[]): string {
  return hash('sha256', [channel, ...named].join('|'));
}

export const incomingRow = z.object({
  document_id: z.string(),
  channel: z.enum(PHONE_CHANNELS),
  phone: z.string(),
  kind: z.enum(INCOMING_KINDS),
  kind_name: z.string().nullable(),
  text: z.string(),
  place: z.string().nullable(),
  at: storedInstant,
  appointment: z.string().nullable(),
  language: z.enum(LANGUAGES),
  handling,
  outcome: z.enum(INCOMING_OUTCOMES).nullable(),
  media_id: z.string().nullable(),
  media_state: z.enum(MEDIA_STATES).nullable(),
  media_type: z.string().nullable(),
  erased_at: storedInstant.nullable(),
  created_at: storedInstant,
});

export type IncomingRow = z.infer<typeof incomingRow>;

/** Stores a message as unread and returns its id; null when it was there before, which the unique index decides. */
export async function insertIncoming(db: Database, message: IncomingMessage, now: number) {
  const received = new Date(now);
  const made = newRow(received);
  await db(TABLE)
    .insert({
      ...made,
      key_hash: message.key,
      channel: message.channel,
      phone: message.phone.slice(0, 40),
      kind: message.kind,
      kind_name: message.kindName?.slice(0, 40) ?? null,
      text: manyLines(message.text).slice(0, TEXT_LENGTH),
      place: message.place,
      at: new Date(message.at),
      language: languageOfText(message.text),
      handling: 'new',
      media_id: message.mediaId,
      media_state: message.mediaId === null ? null : 'waiting',
      media_attempts: 0,
      media_due_at: received,
    })
    .onConflict('key_hash')
    .ignore();
  const own = await db(TABLE).where({ key_hash: message.key, document_id: made.document_id }).first('id');
  return own === undefined ? null : made.document_id;
}

/** Stores with a message the visit it is about, its language, and whether a rule has answered it, so that nobody has to read it. */
export async function noteIncoming(
  { db, now }: With<'db' | 'now'>,
  id: string,
  noted: { appointment?: string | null; language?: string; outcome?: IncomingOutcome },
): Promise<void> {
  const isSettled = noted.outcome !== undefined && noted.outcome !== 'late';
  await db(TABLE)
    .where({ document_id: id })
    .update({ ...noted, ...(isSettled ? { handling: 'done' } : {}), updated_at: new Date(now) });
}

/** Removes messages after their time with what staff did with them; gives how many. Pictures go with `removeCards`. */
export async function removeOldIncoming({ db, now }: With<'db' | 'now'>, keptDays: number): Promise<number> {
  const old = () =>
    db(TABLE)
      .where('created_at', '<', new Date(now - keptDays * 24 * 60 * 60_000))
      .whereNotIn('document_id', db('stopped_phones').select('message'));
  await db('incoming_events').whereIn('message', old().select('document_id')).delete();
  return await old().delete();
}

/** Kinds of answers that staff give to a message of a patient, and rules; the words are made when it is written. */
export const STAFF_ANSWER = 'inbox-answer';
const STOPPED = 'inbox-stopped';
const RESUMED = 'inbox-resumed';
export const INBOX_KINDS: readonly string[] = [STAFF_ANSWER, STOPPED, RESUMED];

const WORDS: Record<Language, Record<'stopped' | 'resumed', string>> = {
  en: {
    stopped:
      'You will get no more reminders at this number. We still write when an appointment changes or is cancelled. To get reminders again, answer START.',
    resumed: 'You will get reminders of your appointments again. To end them, answer STOP.',
  },
  ar: {
    stopped:
      'لن تصلك تذكيرات على هذا الرقم بعد الآن. سنكتب إليك فقط إذا تغيّر موعدك أو أُلغي. لتصلك التذكيرات من جديد أرسل «ابدأ».',
    resumed: 'ستصلك تذكيرات مواعيدك من جديد. لإيقافها أرسل «إيقاف».',
  },
};

/** Says that reminders have ended, or begin again, to the phone that asked for it. */
export function confirmStop(given: {
  isStopped: boolean;
  id: string;
  channel: PhoneChannel;
  phone: string;
  language: Language;
}): NewMessage {
  const { isStopped, id, channel, phone, language } = given;
  return {
    channel,
    kind: isStopped ? STOPPED : RESUMED,
    reference: `${id}:1`,
    to: phone,
    // Whoever writes STOP and START again and again, also in the name of another number, has proved nothing.
    isByStranger: true,
    text: WORDS[language][isStopped ? 'stopped' : 'resumed'],
  };
}

/** Until when WhatsApp takes free words to a phone, epoch milliseconds; null once that time is over. */
export async function freeUntil({ db, now }: With<'db' | 'now'>, phone: string): Promise<number | null> {
  const last = await db(TABLE).where({ phone, channel: 'whatsapp' }).orderBy('at', 'desc').first('at');
  const until = last ? storedInstant.parse(last.at) + SESSION_MS : 0;
  return now < until ? until : null;
}

/** An answer as it is sent. @throws RefusedForGood when WhatsApp would not take it any more */
export async function composeAnswer(
  db: Database,
  message: ClaimedMessage,
  now: number,
): Promise<OutgoingMessage> {
  if (message.channel === 'sms') return { ...message, text: plainSigns(message.text) };
  if ((await freeUntil({ db, now }, message.to)) === null) throw new RefusedForGood('SESSION_OVER');
  return { ...message, isAnswer: true };
}

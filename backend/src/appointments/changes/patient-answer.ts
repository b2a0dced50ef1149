import type { PhoneChannel } from '../../contract/channels';
import type { IncomingOutcome } from '../../contract/incoming-message';
import { REASON_LENGTH } from '../../contract/limits';
import { oneLine } from '../../contract/one-line';
import {
  confirmStop,
  type IncomingMessage,
  insertIncoming,
  noteIncoming,
  STAFF_ANSWER,
} from '../../messaging/incoming-messages';
import { isStale, languageOfText, type Meaning, readAnswer } from '../../messaging/read-answer';
import { listStops, resumeReminders, stopReminders } from '../../messaging/stopped-phones';
import { type Database, inTransaction, type Transaction } from '../../platform/database';
import { appendErasures, type Erasures } from '../../platform/erasure-file';
import { storedInstant } from '../../platform/instant';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import { OWN_MESSAGE, readMessageReference } from '../record/appointment-mails';
import { type AppointmentRow, parseAppointment } from '../record/appointment-rows';
import { noteEvent } from '../record/history-rows';
import { transitionAppointment } from './transition';

interface Asked {
  /** Upcoming visits of the phone on the message's channel, or the visit whose message is answered. */
  appointments: AppointmentRow[];
  /** The one that is answered, where there can be no doubt, and when its question was sent, epoch milliseconds. */
  answered: { row: AppointmentRow; since: number } | null;
}

/** Kinds in which somebody of the clinic has typed something: a "yes" may be about that. */
const TYPED = [OWN_MESSAGE, STAFF_ANSWER];

/** Returns when the present state of each of these appointments was told by a reminder, by document id. */
async function readReminded(db: Database, channel: PhoneChannel, appointments: AppointmentRow[]) {
  const sent: { kind: string; reference: string; sent_at: unknown }[] = await db('outbox_messages')
    .where({ kind: 'visit-reminder', channel, state: 'sent' })
    .where((about) => {
      for (const { document_id } of appointments) about.orWhere('reference', 'like', `${document_id}:%`);
    })
    .select('kind', 'reference', 'sent_at');
  const reminded = new Map<string, number>();
  for (const row of sent) {
    const about = readMessageReference(row);
    const known = appointments.find(({ document_id }) => document_id === about?.appointment);
    // Moved since the reminder was sent.
    if (!known || known.sequence !== about?.sequence) continue;
    const at = storedInstant.parse(row.sent_at);
    reminded.set(known.document_id, Math.max(at, reminded.get(known.document_id) ?? 0));
  }
  return reminded;
}

/** Tells whether somebody of the clinic has written their own words to the phone since then. */
async function wasWrittenTo(db: Database, phone: string, since: number) {
  const found = await db('outbox_messages')
    .where({ recipient: phone, state: 'sent' })
    .whereIn('kind', TYPED)
    .where('sent_at', '>=', new Date(since))
    .first('id');
  return found !== undefined;
}

/** Finds the visits that a message can be about, and the one it answers. */
async function findAsked(db: Database, message: IncomingMessage, now: number): Promise<Asked> {
  const rows: unknown[] = await db('appointments')
    .where({ phone: message.phone, tell_by: message.channel })
    .whereIn('status', ['pending', 'confirmed'])
    .where('starts_at', '>', new Date(now))
    .orderBy('starts_at');
  const appointments = rows.map(parseAppointment);
  if (message.repliesTo !== null) {
    const told = await db('outbox_messages')
      .where({ provider_id: message.repliesTo, recipient: message.phone })
      .first('kind', 'reference', 'sent_at');
    // An answer to a visit that is over, canceled or moved since is about no other one.
    if (told) {
      const about = readMessageReference(told);
      const row = appointments.find(({ document_id }) => document_id === about?.appointment) ?? null;
      const isSure = row?.sequence === about?.sequence && !TYPED.includes(told.kind);
      const since = told.sent_at === null ? 0 : storedInstant.parse(told.sent_at);
      return { appointments: row ? [row] : [], answered: row && isSure ? { row, since } : null };
    }
  }
  if (appointments.length === 0) return { appointments, answered: null };
  const reminded = await readReminded(db, message.channel, appointments);
  const sure = appointments.filter(({ document_id }) => reminded.has(document_id));
  const [row] = sure;
  const since = row && reminded.get(row.document_id);
  if (!row || since === undefined || sure.length > 1) return { appointments, answered: null };
  const isTyped = await wasWrittenTo(db, message.phone, since);
  return { appointments, answered: isTyped ? null : { row, since } };
}

/** Finds the visit to show beside a message for staff: the next one of its phone, else the last; null if there is none. */
async function findBeside(db: Database, phone: string, now: number): Promise<AppointmentRow | null> {
  const of = () => db('appointments').where({ phone }).whereNull('erased_at');
  const next = await of()
    .whereIn('status', ['pending', 'confirmed'])
    .where('ends_at', '>', new Date(now))
    .orderBy('starts_at')
    .first();
  const found = next ?? (await of().orderBy('starts_at', 'desc').first());
  return found ? parseAppointment(found) : null;
}

/** Visits that an answer is noted on: the next few; one that fits none is written on each. */
const MAX_NOTED = 5;

type Given = With<'strapi' | 'catalogue' | 'now'> & { message: IncomingMessage };

/** A message that is stored, the visit it stands beside, and in which language its sender is written to. */
type Stored = Given & { id: string; language: 'en' | 'ar' };

/**
 * Processes a message from a patient once: it is stored in the inbox of staff, beside the visit if there is one. STOP ends
 * reminders to the phone; 1 or "I come" is noted on the visit of the last reminder; 2 or "cancel" cancels it as the patient could
 * online. Anything unclear, ambiguous or late changes nothing and waits for staff.
 */
async function takeMessage(given: Given): Promise<void> {
  const db = given.strapi.db.connection;
  // A provider's clock that runs ahead must not make an answer younger than it is; no database knows a time before all times.
  const message = { ...given.message, at: Math.max(0, Math.min(given.message.at, given.now)) };
  const id = await insertIncoming(db, message, given.now);
  // A message that fails from here on waits to be read: not every provider tells it again.
  if (id !== null) await understand({ ...given, message, id });
}

/** Takes several messages, each also where another meets a fault. @throws the first fault, once all were taken */
export async function takeMessages(
  given: Omit<Given, 'message'>,
  messages: readonly IncomingMessage[],
): Promise<void> {
  const faults: unknown[] = [];
  for (const message of messages)
    await takeMessage({ ...given, message }).catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw faults[0];
}

async function understand(given: Given & { id: string }): Promise<void> {
  const { strapi, message, now, id } = given;
  const db = strapi.db.connection;
  const { appointments, answered } = await findAsked(db, message, now);
  const beside = answered?.row ?? appointments[0] ?? (await findBeside(db, message.phone, now));
  if (beside) {
    const { document_id: appointment, language } = beside;
    await noteIncoming({ db, now }, id, { appointment, language });
  }
  const stored: Stored = { ...given, language: beside?.language ?? languageOfText(message.text) };
  const isSaid = message.kind === 'text' || message.kind === 'reaction';
  const meaning = isSaid ? readAnswer(message.text) : null;
  const isAnswer = meaning === 'comes' || meaning === 'cancel';
  const since = isAnswer && answered ? answered.since : null;
  const isLate = isStale({ at: message.at, since, now });
  if (!isLate && (meaning === 'stop' || meaning === 'start')) {
    if (await settleReminders(stored, meaning)) return;
  }
  if (!isLate && isAnswer && answered) {
    if (await settleVisit(stored, answered.row, meaning)) return;
  }
  const noted = answered ? [answered.row] : appointments.slice(0, MAX_NOTED);
  await inTransaction(strapi, async (trx) => {
    if (isLate) await noteIncoming({ db: trx, now }, id, { outcome: 'late' });
    if (message.text === '') return;
    for (const row of noted) await noteAnswer(trx, message, row);
  });
}

async function noteAnswer(trx: Transaction, { text, at }: IncomingMessage, row: AppointmentRow) {
  const reason = oneLine(text).slice(0, REASON_LENGTH);
  await noteEvent({ trx, by: 'patient', now: at }, row, 'answered', { reason });
}

/** Ends reminders or begins them again, and says so once; false for a "start" where nothing had ended. */
async function settleReminders({ strapi, message, now, id, language }: Stored, meaning: 'stop' | 'start') {
  const { phone, channel } = message;
  const { mailing } = servicesOf(strapi);
  const isStopped = meaning === 'stop';
  const noted = await inTransaction(strapi, async (trx): Promise<Partial<Erasures> | null> => {
    const resumed = isStopped ? null : await resumeReminders(trx, phone);
    const isNew = isStopped ? await stopReminders({ trx, now }, phone, id) : resumed !== null;
    if (!isNew && !isStopped) return null;
    await noteIncoming({ db: trx, now }, id, { outcome: isStopped ? 'stopped' : 'resumed' });
    const confirmation = confirmStop({ isStopped, id, channel, phone, language });
    if (!isNew) return {};
    await mailing.write({ trx, now }, [confirmation]);
    return resumed === null ? { stopped: await listStops(trx, phone) } : { resumed: [resumed] };
  });
  mailing.wake();
  // No restored backup takes it back.
  if (noted) await appendErasures(noted);
  return noted !== null;
}

/** Notes that the patient comes, or cancels; false when it cannot be canceled (any more). */
async function settleVisit(
  { strapi, catalogue, message, now, id }: Stored,
  row: AppointmentRow,
  meaning: Extract<Meaning, 'comes' | 'cancel'>,
): Promise<boolean> {
  const outcome: IncomingOutcome = meaning === 'comes' ? 'comes' : 'canceled';
  const { document_id } = row;
  if (meaning === 'comes') {
    return await inTransaction(strapi, async (trx) => {
      const comes_at = new Date(message.at);
      // One that was moved or canceled in this moment is another visit than the reminder spoke of.
      const asReminded = trx('appointments').where({ document_id, sequence: row.sequence });
      if ((await asReminded.update({ comes_at })) === 0) return false;
      await noteEvent({ trx, by: 'patient', now: message.at }, row, 'comes');
      await noteIncoming({ db: trx, now }, id, { outcome });
      return true;
    });
  }
  const settle = async (trx: Transaction) => {
    await noteAnswer(trx, message, row);
    await noteIncoming({ db: trx, now }, id, { outcome });
  };
  const given = { strapi, catalogue, actor: 'patient', by: 'patient', now } as const;
  const wanted = { to: 'canceled', version: row.version, reason: null } as const;
  const call = { action: 'answered', settle } as const;
  const canceled = await transitionAppointment({ ...given, appointment: document_id, wanted, call });
  return canceled.ok;
}

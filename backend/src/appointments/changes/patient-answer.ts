import type { Core } from '@strapi/strapi';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import type { PhoneChannel } from '../../contract/channels';
import { REASON_LENGTH } from '../../contract/limits';
import { oneLine } from '../../contract/one-line';
import { readAnswer } from '../../messaging/read-answer';
import type { IncomingAnswer } from '../../messaging/whatsapp-hook';
import { type Database, inTransaction } from '../../platform/database';
import { readMessageReference } from '../record/appointment-mails';
import { type AppointmentRow, parseAppointment } from '../record/appointment-rows';
import { insertEvents } from '../record/history-rows';
import { transitionAppointment } from './transition';

/** Of a mother with many children the next few visits; an answer that fits none of them is written beside each. */
const MAX_NOTED = 5;

interface Asked {
  appointments: AppointmentRow[];
  /** The one that is answered, where there can be no doubt. */
  answered: AppointmentRow | null;
}

/** Document ids of the appointments of which the patient was reminded by the channel of an answer. */
async function listReminded({
  db,
  channel,
  ids,
}: {
  db: Database;
  channel: PhoneChannel;
  ids: string[];
}): Promise<Set<string>> {
  const sent: { kind: string; reference: string }[] = await db('outbox_messages')
    .where({ kind: 'visit-reminder', channel, state: 'sent' })
    .where((about) => {
      for (const id of ids) about.orWhere('reference', 'like', `${id}:%`);
    })
    .select('kind', 'reference');
  return new Set(sent.flatMap((row) => readMessageReference(row)?.appointment ?? []));
}

/** The visits to come of a phone that is written to by the channel of the answer, and which of them is answered. */
async function findAsked({
  db,
  answer,
  now,
}: {
  db: Database;
  answer: IncomingAnswer;
  now: number;
}): Promise<Asked> {
  const rows: unknown[] = await db('appointments')
    .where({ phone: answer.phone, tell_by: answer.channel })
    .whereIn('status', ['pending', 'confirmed'])
    .where('starts_at', '>', new Date(now))
    .orderBy('starts_at');
  const appointments = rows.map(parseAppointment);
  if (answer.repliesTo !== null) {
    const told = await db('outbox_messages')
      .where({ provider_id: answer.repliesTo, recipient: answer.phone })
      .first('kind', 'reference');
    const about = told && readMessageReference(told)?.appointment;
    const answered = appointments.find(({ document_id }) => document_id === about) ?? null;
    // An answer to a visit that is over or canceled is about no other one.
    if (told) return { appointments: answered ? [answered] : [], answered };
  }
  if (appointments.length === 0) return { appointments, answered: null };
  const reminded = await listReminded({
    db,
    channel: answer.channel,
    ids: appointments.map(({ document_id }) => document_id),
  });
  const sure = appointments.filter(({ document_id }) => reminded.has(document_id));
  return { appointments, answered: sure.length === 1 ? (sure[0] ?? null) : null };
}

/** Whether this answer was taken before: hooks are repeated until they are answered. */
async function wasTaken({ db, answer }: { db: Database; answer: IncomingAnswer }): Promise<boolean> {
  const found = await db('appointment_events')
    .where({ actor: 'patient', at: new Date(answer.at) })
    .whereIn('action', ['comes', 'answered'])
    .whereIn('appointment', db('appointments').where({ phone: answer.phone }).select('document_id'))
    .first('id');
  return found !== undefined;
}

/**
 * Takes what a patient wrote back: 1 or "I come" is noted beside the visit of which they were reminded, 2 or "cancel" cancels
 * it as they could themselves. What cannot be understood, or could be about several visits, changes nothing and is written
 * into the history for people to read.
 */
export async function takeAnswer({
  strapi,
  catalogue,
  answer,
  now,
}: {
  strapi: Core.Strapi;
  catalogue: CatalogueSnapshot;
  answer: IncomingAnswer;
  now: number;
}): Promise<void> {
  const db = strapi.db.connection;
  if (await wasTaken({ db, answer })) return;
  const { appointments, answered } = await findAsked({ db, answer, now });
  const meaning = answered ? readAnswer(answer.text) : null;
  const entryOf = ({ document_id, status }: AppointmentRow, action: 'comes' | 'answered') => ({
    appointment: document_id,
    at: answer.at,
    actor: 'patient',
    from: status,
    to: status,
    reason: action === 'comes' ? null : oneLine(answer.text).slice(0, REASON_LENGTH),
    action,
  });
  if (answered && meaning === 'cancel') {
    const outcome = await transitionAppointment({
      strapi,
      catalogue,
      appointment: answered.document_id,
      wanted: { to: 'canceled', version: answered.version, reason: null },
      actor: 'patient',
      by: 'patient',
      call: {
        action: 'answered',
        settle: (trx) => insertEvents({ trx, entries: [entryOf(answered, 'answered')] }),
      },
      now,
    });
    if (outcome.ok) return;
  }
  const comes = answered && meaning === 'comes' ? answered : null;
  const noted = answered ? [answered] : appointments.slice(0, MAX_NOTED);
  await inTransaction(strapi, async (trx) => {
    if (comes) {
      const { document_id } = comes;
      await trx('appointments')
        .where({ document_id })
        .update({ comes_at: new Date(answer.at) });
    }
    await insertEvents({ trx, entries: noted.map((row) => entryOf(row, comes ? 'comes' : 'answered')) });
  });
}

import type { IncomingOutcome } from '../../contract/incoming-message';
import { REASON_LENGTH } from '../../contract/limits';
import { oneLine } from '../../contract/one-line';
import { confirmStop } from '../../messaging/incoming-answers';
import {
  type IncomingMessage,
  insertIncoming,
  noteIncoming,
  removeIncoming,
} from '../../messaging/incoming-messages';
import { isStale, type Meaning, readAnswer } from '../../messaging/read-answer';
import { resumeReminders, stopReminders } from '../../messaging/stopped-phones';
import { inTransaction } from '../../platform/database';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import type { AppointmentRow } from '../record/appointment-rows';
import { insertEvents } from '../record/history-rows';
import { findAsked, findBeside } from './asked-visit';
import { transitionAppointment } from './transition';

/** Visits that an answer is noted on: the next few; one that fits none is written on each. */
const MAX_NOTED = 5;

type Given = With<'strapi' | 'catalogue' | 'now'> & { message: IncomingMessage };

/** A message that is stored, the visit it stands beside, and in which language its sender is written to. */
type Stored = Given & { id: string; language: 'en' | 'ar' };

/**
 * Takes what a patient sent, once: it stands in the inbox of staff, beside the visit where there is one. STOP ends reminders to
 * the phone; 1 or "I come" is noted beside the visit of which they were reminded, 2 or "cancel" cancels it as they could
 * themselves. What cannot be understood, could be about several visits, or comes too late changes nothing and waits to be read.
 */
export async function takeMessage(given: Given): Promise<void> {
  const db = given.strapi.db.connection;
  // A provider's clock that runs ahead must not make an answer younger than it is; no database knows a time before all times.
  const message = { ...given.message, at: Math.max(0, Math.min(given.message.at, given.now)) };
  const id = await insertIncoming(db, message, given.now);
  if (id === null) return;
  try {
    await understand({ ...given, message, id });
  } catch (error) {
    await removeIncoming(db, id);
    throw error;
  }
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
  const isArabic = /\p{Script=Arabic}/u.test(message.text);
  const stored: Stored = { ...given, language: beside?.language ?? (isArabic ? 'ar' : 'en') };
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
    await insertEvents(
      trx,
      noted.map((row) => entryOf(message, row, 'answered')),
    );
  });
}

function entryOf(
  { text, at }: IncomingMessage,
  { document_id, status }: AppointmentRow,
  action: 'comes' | 'answered',
) {
  const reason = action === 'comes' ? null : oneLine(text).slice(0, REASON_LENGTH);
  return { appointment: document_id, at, actor: 'patient', from: status, to: status, reason, action };
}

/** Ends reminders or begins them again, and says so once; false for a "start" where nothing had ended. */
async function settleReminders(
  { strapi, message, now, id, language }: Stored,
  meaning: 'stop' | 'start',
): Promise<boolean> {
  const { phone, channel } = message;
  const { mailing } = servicesOf(strapi);
  const isStopped = meaning === 'stop';
  const isDone = await inTransaction(strapi, async (trx) => {
    const isNew = isStopped
      ? await stopReminders({ trx, now }, { phone, message: id })
      : await resumeReminders(trx, phone);
    if (!isNew && !isStopped) return false;
    await noteIncoming({ db: trx, now }, id, { outcome: isStopped ? 'stopped' : 'resumed' });
    const confirmation = confirmStop({ isStopped, id, channel, phone, language });
    if (isNew) await mailing.write({ trx, messages: [confirmation], now: new Date(now) });
    return true;
  });
  mailing.wake();
  return isDone;
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
    await inTransaction(strapi, async (trx) => {
      const comes_at = new Date(message.at);
      await trx('appointments').where({ document_id }).update({ comes_at });
      await insertEvents(trx, [entryOf(message, row, 'comes')]);
      await noteIncoming({ db: trx, now }, id, { outcome });
    });
    return true;
  }
  const canceled = await transitionAppointment({
    strapi,
    catalogue,
    appointment: document_id,
    wanted: { to: 'canceled', version: row.version, reason: null },
    actor: 'patient',
    by: 'patient',
    call: {
      action: 'answered',
      settle: async (trx) => {
        await insertEvents(trx, [entryOf(message, row, 'answered')]);
        await noteIncoming({ db: trx, now }, id, { outcome });
      },
    },
    now,
  });
  return canceled.ok;
}

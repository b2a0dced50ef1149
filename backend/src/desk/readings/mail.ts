import { z } from 'zod';
import { FOREIGN_PHONE, UNSENT_REASONS } from '../../messaging/outbox';
import {
  type OutboxState,
  type OutboxStates,
  readOutboxStates,
  sumOutbox,
} from '../../messaging/outbox-state';
import { countRows, type Database } from '../../platform/database';
import { storedInstant } from '../../platform/instant';

const WEEK_MS = 7 * 24 * 3_600_000;

/** State of the mails; instants in epoch milliseconds. */
export interface MailReading extends OutboxState {
  byChannel: OutboxStates;
  lastSentAt: number | null;
  /** Failures of the last week: an older one somebody has seen or nobody will. */
  failedLately: number;
}

/** Kept back on purpose: nothing is wrong with the way. */
const KEPT_BACK = [...UNSENT_REASONS, FOREIGN_PHONE];

const sent = z.object({ sent_at: storedInstant.nullable() });

export async function readMail(db: Database, now: number): Promise<MailReading> {
  const byChannel = await readOutboxStates(db, now);
  const [last] = await db('outbox_messages').where('state', 'sent').max({ sent_at: 'sent_at' });
  const failed = db('outbox_messages')
    .where('state', 'failed')
    .where((wrong) => wrong.whereNull('last_error').orWhereNotIn('last_error', KEPT_BACK))
    .where('updated_at', '>=', new Date(now - WEEK_MS));
  return {
    ...sumOutbox(byChannel),
    byChannel,
    lastSentAt: sent.parse(last).sent_at,
    failedLately: await countRows(failed),
  };
}

const HOUR_MS = 3_600_000;
const told = z.object({ sent_at: storedInstant.nullable(), told_at: storedInstant.nullable() });

/** Reads the last report of the SMS gateway (epoch ms); silent when a day's messages before the last hour got none. */
export async function readSmsTold(db: Database, now: number) {
  const before = new Date(now - HOUR_MS);
  const sms = () =>
    db('outbox_messages').where({ channel: 'sms', state: 'sent' }).where('sent_at', '<', before);
  const [latest] = await sms().max({ sent_at: 'sent_at', told_at: 'delivery_at' });
  const { sent_at: sentAt, told_at: lastToldAt } = told.parse(latest);
  // After a quiet day one message says nothing yet: its phone may be off.
  const [first] = await sms()
    .where('sent_at', '>', new Date(lastToldAt ?? 0))
    .min({ sent_at: 'sent_at' });
  const { sent_at: untoldSince } = sent.parse(first);
  const isSilent = sentAt !== null && untoldSince !== null && untoldSince < sentAt - 24 * HOUR_MS;
  return { lastToldAt, isSilent };
}

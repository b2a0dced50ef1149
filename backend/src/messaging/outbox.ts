import { z } from 'zod';
import { type MailCounts, mailState } from '../contract/appointment';
import { type Database, newDocumentId, type Query, type Transaction } from '../platform/database';
import { storedInstant } from '../platform/instant';
import { currentRequestId } from '../platform/logging/context';

const TABLE = 'outbox_messages';

/** A mail to be written down. */
export interface NewMail {
  /** What the mail is, for example "contact-message". */
  kind: string;
  /** Document id of what it tells of; one mail of a kind is written for each. */
  reference: string;
  to: string;
  replyTo?: { address: string; name: string } | undefined;
  /** Subject and text are left empty by mails whose words are made when they are sent. */
  subject: string;
  text: string;
  /** When it is to be sent; at once when left out. */
  dueAt?: Date | undefined;
  /** Of the request that caused it, for the logs; that of the request being answered when left out. */
  requestId?: string | null | undefined;
}

/** A mail that this process, and nobody else, is to send now. */
export interface ClaimedMail extends NewMail {
  id: number;
  documentId: string;
  /** This attempt included. */
  attempts: number;
}

const row = z.object({
  id: z.coerce.number(),
  document_id: z.string(),
  kind: z.string(),
  reference: z.string(),
  recipient: z.string(),
  reply_to: z.string().nullable(),
  reply_to_name: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  attempts: z.coerce.number(),
  request_id: z.string().nullable(),
});

/** Why a mail was never sent: its recipient has had too many of the kind. Staff can send it again by hand. */
export const RECIPIENT_LIMIT = 'RECIPIENT_LIMIT';

/**
 * Writes mails into the transaction of what they tell of, with one insert: all are kept or none. Wake the worker
 * after the commit. @throws the database's unique violation for a second mail of the kind about the same thing
 */
export async function writeMails({
  trx,
  mails,
  now,
}: {
  trx: Transaction;
  mails: NewMail[];
  now: Date;
}): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map((mail) => ({
    document_id: newDocumentId(),
    kind: mail.kind,
    reference: mail.reference,
    recipient: mail.to,
    reply_to: mail.replyTo?.address ?? null,
    reply_to_name: mail.replyTo?.name ?? null,
    subject: mail.subject.slice(0, 250),
    text: mail.text,
    state: 'waiting',
    attempts: 0,
    due_at: mail.dueAt ?? now,
    last_error: null,
    request_id: mail.requestId ?? currentRequestId(),
    created_at: now,
    updated_at: now,
  }));
  await trx(TABLE).insert(rows);
}

/** Writes one mail, see {@link writeMails}. */
export async function writeMail({
  mail,
  ...rest
}: {
  trx: Transaction;
  mail: NewMail;
  now: Date;
}): Promise<void> {
  await writeMails({ ...rest, mails: [mail] });
}

/**
 * Takes the mails that are due, each for one sender only: the row says "sending" before anything is sent,
 * and `due_at` is the time when a sender that has died is no longer waited for.
 */
export async function claimDue({
  db,
  now,
  until,
  limit,
}: {
  db: Database;
  now: Date;
  until: Date;
  limit: number;
}): Promise<ClaimedMail[]> {
  const found: unknown[] = await db(TABLE)
    .whereIn('state', ['waiting', 'sending'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .select(Object.keys(row.shape));
  const claimed: ClaimedMail[] = [];
  for (const value of found) {
    const mail = row.parse(value);
    const attempts = mail.attempts + 1;
    const changed = await db(TABLE)
      .where({ id: mail.id, attempts: mail.attempts })
      .whereIn('state', ['waiting', 'sending'])
      // Its sender may have renewed its lease since it was read.
      .where('due_at', '<=', now)
      .update({ state: 'sending', attempts, due_at: until, updated_at: now });
    if (changed !== 1) continue;
    claimed.push({
      id: mail.id,
      documentId: mail.document_id,
      kind: mail.kind,
      reference: mail.reference,
      to: mail.recipient,
      replyTo: mail.reply_to ? { address: mail.reply_to, name: mail.reply_to_name ?? '' } : undefined,
      subject: mail.subject,
      text: mail.text,
      attempts,
      requestId: mail.request_id,
    });
  }
  return claimed;
}

/**
 * Makes the lease of a mail last longer. False when another sender has taken the mail over: it is theirs to send.
 */
export async function renewLease({
  db,
  mail,
  until,
}: {
  db: Database;
  mail: ClaimedMail;
  until: Date;
}): Promise<boolean> {
  const changed = await db(TABLE)
    .where({ id: mail.id, attempts: mail.attempts, state: 'sending' })
    .update({ due_at: until });
  return changed === 1;
}

/**
 * Whether mails wait for what should have happened long ago: tries that failed again and again, or nobody who tries.
 *
 * @param dueBefore mails that were due before this should have been taken
 */
export async function hasLateMails({
  db,
  attempts,
  dueBefore,
}: {
  db: Database;
  attempts: number;
  dueBefore: Date;
}): Promise<boolean> {
  const found: unknown[] = await db(TABLE)
    .whereIn('state', ['waiting', 'sending'])
    .where((late) => late.where('attempts', '>=', attempts).orWhere('due_at', '<', dueBefore))
    .limit(1)
    .select('id');
  return found.length > 0;
}

/** What came of an attempt. `retryAt` null means that it was the last; `stopped`, that it has nothing to say any more. */
export type Result = { ok: true; stopped?: true } | { ok: false; reason: string; retryAt: Date | null };

/** Notes what came of an attempt, unless another sender has taken the mail over meanwhile. */
export async function noteResult({
  db,
  mail,
  result,
  now,
}: {
  db: Database;
  mail: ClaimedMail;
  result: Result;
  now: Date;
}): Promise<void> {
  const change = result.ok
    ? // Sent words are not kept: they may be a patient's.
      { state: result.stopped ? 'stopped' : 'sent', sent_at: now, text: '', last_error: null }
    : {
        state: result.retryAt ? 'waiting' : 'failed',
        due_at: result.retryAt ?? now,
        last_error: result.reason,
      };
  await db(TABLE)
    .where({ id: mail.id, attempts: mail.attempts, state: 'sending' })
    .update({ ...change, updated_at: now });
}

const state = z.object({
  document_id: z.string(),
  kind: z.string(),
  reference: z.string(),
  recipient: z.string(),
  state: mailState,
  attempts: z.coerce.number(),
  due_at: storedInstant,
  sent_at: storedInstant.nullable(),
  last_error: z.string().nullable(),
  created_at: storedInstant,
});

/** What has become of a mail; instants in epoch milliseconds. */
export type MailState = z.infer<typeof state>;

/** What has become of the mails of these kinds about these things, in the order they were written. */
export async function readMailStates({
  db,
  kinds,
  references,
}: {
  db: Database;
  kinds: readonly string[];
  references: string[];
}): Promise<MailState[]> {
  const rows: unknown = await db(TABLE)
    .whereIn('kind', [...kinds])
    .whereIn('reference', references)
    .orderBy('id', 'asc')
    .select(Object.keys(state.shape));
  return z.array(state).parse(rows);
}

const count = z.object({
  state: mailState,
  total: z.coerce.number(),
});

/** How many mails there are in each state. */
export async function countMails({
  db,
  narrow = (query) => query,
}: {
  db: Database;
  /** Leaves out what the reader may not know of; sees rows of the outbox. */
  narrow?: (query: Query) => Query;
}): Promise<MailCounts> {
  const found: unknown[] = await narrow(db(TABLE)).select('state').count({ total: '*' }).groupBy('state');
  const counts: MailCounts = { waiting: 0, sending: 0, sent: 0, stopped: 0, failed: 0 };
  for (const value of found) {
    const { state, total } = count.parse(value);
    counts[state] = total;
  }
  return counts;
}

const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Removes what was sent or stopped a month ago, as the row has served its purpose; gives how many. */
export async function removeSentMails({ db, now }: { db: Database; now: number }): Promise<number> {
  const before = new Date(now - KEPT_MS);
  return await db(TABLE).whereIn('state', ['sent', 'stopped']).where('sent_at', '<', before).delete();
}

import { z } from 'zod';
import { CHANNELS, type Channel, PHONE_CHANNELS } from '../contract/channels';
import { type Database, newRow } from '../platform/database';
import { currentRequestId } from '../platform/logging/context';
import { getLogger } from '../platform/logging/logger';
import { showColumns } from '../platform/show-columns';
import type { With } from '../platform/with';

export const TABLE = 'outbox_messages';

/** The first and the last reference of messages about a thing, by its id: in the order of any language, a letter comes after signs and digits. */
export function referencesAbout(id: string): [string, string] {
  return [id, `${id}z`];
}

export interface NewMessage {
  channel: Channel;
  kind: string;
  /** Document id of the subject; one message per kind, subject and channel. */
  reference: string;
  /** A mail address, or a phone in E.164. */
  to: string;
  replyTo?: { address: string; name: string } | undefined;
  /** Subject and text are left out where the words are made when it is sent. */
  subject?: string;
  text?: string;
  /** Version of the visit that the author of a typed text has seen, in a form of the caller. */
  visit?: string | null | undefined;
  /** True if the sender may be a stranger to the recipient: only such messages are limited. */
  isByStranger?: boolean | undefined;
  /** Moment to send it; at once when left out. */
  dueAt?: Date | undefined;
  /** Id of the request that caused it, for the logs; that of the request being answered when left out. */
  requestId?: string | null | undefined;
}

/** A message claimed by this process for sending. */
export interface ClaimedMessage extends NewMessage {
  id: number;
  documentId: string;
  subject: string;
  text: string;
  /** This attempt included. */
  attempts: number;
}

/** Rows of earlier versions, and of one that still runs beside this, name no channel: they are mails. */
export const storedChannel = z
  .enum(CHANNELS)
  .nullable()
  .transform((value): Channel => value ?? 'email');

const row = z.object({
  id: z.coerce.number(),
  document_id: z.string(),
  channel: storedChannel,
  kind: z.string(),
  reference: z.string(),
  recipient: z.string(),
  reply_to: z.string().nullable(),
  reply_to_name: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  visit: z.string().nullable(),
  attempts: z.coerce.number(),
  request_id: z.string().nullable(),
  by_stranger: z.coerce.boolean(),
});

/** Set when a message was never sent as its recipient has had too many of the kind. Staff can send it again by hand. */
export const RECIPIENT_LIMIT = 'RECIPIENT_LIMIT';
/** The same of an SMS that a stranger has caused to a phone of elsewhere. */
export const FOREIGN_PHONE = 'FOREIGN_PHONE';

/**
 * Writes messages with one insert in the transaction of the change they report; wake the worker after the commit. @throws the
 * database's unique violation for a second message of the same kind, subject and channel
 */
export async function writeMessages({ trx, now }: With<'trx' | 'now'>, messages: readonly NewMessage[]) {
  if (messages.length === 0) return;
  const at = new Date(now);
  const rows = messages.map((message) => ({
    ...newRow(at),
    channel: message.channel,
    kind: message.kind,
    reference: message.reference,
    recipient: message.to,
    reply_to: message.replyTo?.address ?? null,
    reply_to_name: message.replyTo?.name ?? null,
    subject: message.subject?.slice(0, 250) ?? '',
    text: message.text ?? '',
    visit: message.visit ?? null,
    state: 'waiting',
    attempts: 0,
    due_at: message.dueAt ?? at,
    last_error: null,
    request_id: message.requestId ?? currentRequestId(),
    by_stranger: message.isByStranger ?? false,
  }));
  await trx(TABLE).insert(rows);
}

/** Claims due messages, each for one sender: the row says "sending", and until when a dead sender is waited for. */
export async function claimDue(
  db: Database,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<ClaimedMessage[]> {
  const due: unknown[] = await db(TABLE)
    .whereIn('state', ['waiting', 'sending'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .select(Object.keys(row.shape));
  const claimed: ClaimedMessage[] = [];
  for (const found of due) {
    const message = row.safeParse(found).data;
    if (!message) {
      await putOff(db, found, until);
      continue;
    }
    const attempts = message.attempts + 1;
    const changed = await db(TABLE)
      .where({ id: message.id, attempts: message.attempts })
      .whereIn('state', ['waiting', 'sending'])
      // Its sender may have renewed its lease since it was read.
      .where('due_at', '<=', now)
      .update({ state: 'sending', attempts, due_at: until, updated_at: now });
    if (changed !== 1) continue;
    claimed.push({
      ...showColumns(message, ['id', 'document_id', 'channel', 'kind', 'reference', 'subject', 'text']),
      ...showColumns(message, ['visit', 'request_id']),
      to: message.recipient,
      replyTo: message.reply_to
        ? { address: message.reply_to, name: message.reply_to_name ?? '' }
        : undefined,
      attempts,
      isByStranger: message.by_stranger,
    });
  }
  return claimed;
}

const named = z.object({ id: z.coerce.number(), document_id: z.string() });

/** Leaves a row that cannot be read for later: it must hold up no other one. */
async function putOff(db: Database, found: unknown, until: Date): Promise<void> {
  const { id, document_id: mail } = named.parse(found);
  await db(TABLE).where({ id }).whereIn('state', ['waiting', 'sending']).update({ due_at: until });
  getLogger().error({ job: 'mail', mail }, 'message cannot be read');
}

/** Makes the lease of a message last longer. False when another sender has taken it over: it is theirs to send. */
export async function renewLease(db: Database, message: ClaimedMessage, until: Date): Promise<boolean> {
  const changed = await db(TABLE)
    .where({ id: message.id, attempts: message.attempts, state: 'sending' })
    .update({ due_at: until });
  return changed === 1;
}

/** Reasons why typed words about a visit were not sent, of which their writer is told, since no newer message says them. */
export const UNSENT_REASONS = ['VISIT_MOVED', 'VISIT_CANCELED', 'VISIT_OVER', 'REACHED_ELSEWHERE'] as const;
export type UnsentReason = (typeof UNSENT_REASONS)[number];

/** Outcome of an attempt. `retryAt` null: the last; `stopped`: nothing to say; `postponed`: not now; `outrun`: changed. */
export type Result =
  | { ok: true; stopped?: true; providerId?: string | null }
  | { ok: false; postponed: true; reason: string; retryAt: Date }
  | { ok: false; postponed?: false; outrun?: true; reason: string; retryAt: Date | null };

/** Notes what came of an attempt, unless another sender has taken the message over meanwhile. */
export async function noteResult(db: Database, message: ClaimedMessage, result: Result, now: Date) {
  const change = result.ok
    ? // Sent words are not kept: they may be a patient's.
      {
        state: result.stopped ? 'stopped' : 'sent',
        sent_at: now,
        text: '',
        last_error: null,
        provider_id: result.providerId ?? null,
      }
    : {
        state: result.retryAt ? 'waiting' : 'failed',
        due_at: result.retryAt ?? now,
        last_error: result.reason,
        // A postponed message was not tried, so it does not count as a failure.
        ...(result.postponed ? { attempts: message.attempts - 1, last_error: null } : {}),
      };
  await db(TABLE)
    .where({ id: message.id, attempts: message.attempts, state: 'sending' })
    .update({ ...change, updated_at: now });
}

/** Set when a message to a phone was never sent: with it, more parts than the settings allow were sent within a day. */
export const DAY_LIMIT = 'DAY_LIMIT';

/** Notes in how many parts a message to a phone is sent, for whoever counts what a day costs. */
export async function noteParts(db: Database, { id, attempts }: ClaimedMessage, parts: number) {
  await db(TABLE).where({ id, attempts, state: 'sending' }).update({ parts });
}

/**
 * Counts the parts, each of which is paid, in which messages to phones were sent since then or are being sent before this one; a
 * message whose parts are not known counts as one. What strangers caused counts against strangers alone.
 */
export async function countPhoneParts(db: Database, message: ClaimedMessage, since: Date): Promise<number> {
  const [row] = await db(TABLE)
    .whereIn('channel', [...PHONE_CHANNELS])
    .where((counted) =>
      counted
        .where((sent) => sent.where('state', 'sent').where('sent_at', '>=', since))
        .orWhere((other) => other.where('state', 'sending').where('id', '<', message.id)),
    )
    .where((counted) => {
      if (!message.isByStranger) counted.where({ by_stranger: false }).orWhereNull('by_stranger');
    })
    .sum({ total: db.raw('COALESCE(parts, 1)') });
  return Number(row?.total ?? 0);
}

export const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Removes what was sent, stopped or given up a month ago, and returns how many. */
export async function removeSentMessages({ db, now }: { db: Database; now: number }): Promise<number> {
  const before = new Date(now - KEPT_MS);
  const ended = await db(TABLE).whereIn('state', ['sent', 'stopped']).where('sent_at', '<', before).delete();
  return ended + (await db(TABLE).where('state', 'failed').where('updated_at', '<', before).delete());
}

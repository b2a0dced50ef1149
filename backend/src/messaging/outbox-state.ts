import { z } from 'zod';
import { type MailCounts, mailState } from '../contract/appointment-mails';
import { CHANNELS, type Channel, DELIVERY_STATES } from '../contract/channels';
import { countBy, type Database, type Query, readRows } from '../platform/database';
import { storedInstant } from '../platform/instant';
import { referencesAbout, storedChannel, TABLE } from './outbox';
import { pauseAfter } from './retry';
import { CLAIM_MS } from './worker';

export interface OutboxState {
  /** Messages not sent yet, mails of the coming days among them. */
  waiting: number;
  /** Messages given up: the server refused the address, two days have passed, or the recipient has had too many. */
  failed: number;
  /** Waiting messages that should have left. */
  due: number;
  oldestDueAt: number | null;
}

const countOfState = z.object({ channel: storedChannel, state: z.string(), total: z.coerce.number() });
const group = z.object({
  channel: storedChannel,
  state: z.enum(['waiting', 'sending']),
  attempts: z.coerce.number(),
  total: z.coerce.number(),
  first_due: storedInstant,
});

/** Returns when a mail was first due: each failed attempt has put its time off by a pause, one under way by its claim. */
function firstDueAt({ state, attempts, first_due }: z.infer<typeof group>): number {
  const failures = state === 'sending' ? attempts - 1 : attempts;
  const pauses = Array.from({ length: Math.max(0, failures) }, (_, index) => pauseAfter(index + 1) ?? 0);
  const claim = state === 'sending' ? CLAIM_MS : 0;
  return first_due - claim - pauses.reduce((sum, pause) => sum + pause, 0);
}

export type OutboxStates = Record<Channel, OutboxState>;

/** Messages of the channels there are: a later version, taken back, may have left others. */
const readable = (db: Database): Query =>
  db(TABLE).where((named) => named.whereNull('channel').orWhereIn('channel', [...CHANNELS]));

/** Counts waiting and given-up messages, and since when overdue ones wait. */
export async function readOutboxStates(db: Database, now: number): Promise<OutboxStates> {
  const counted: unknown[] = await readable(db)
    .whereIn('state', ['waiting', 'sending', 'failed'])
    .select('channel', 'state')
    .count({ total: '*' })
    .groupBy('channel', 'state');
  const counts = z.array(countOfState).parse(counted);
  const found: unknown[] = await readable(db)
    .whereIn('state', ['waiting', 'sending'])
    .where((late) => late.where('attempts', '>', 0).orWhere('due_at', '<=', new Date(now)))
    .select('channel', 'state', 'attempts')
    .count({ total: '*' })
    .min({ first_due: 'due_at' })
    .groupBy('channel', 'state', 'attempts');
  const late = z.array(group).parse(found);
  const sum = (rows: { total: number }[]) => rows.reduce((all, { total }) => all + total, 0);
  const stateOf = (name: Channel): OutboxState => {
    const own = counts.filter(({ channel }) => channel === name);
    const groups = late.filter(({ channel }) => channel === name);
    return {
      waiting: sum(own.filter(({ state }) => state !== 'failed')),
      failed: sum(own.filter(({ state }) => state === 'failed')),
      due: sum(groups),
      oldestDueAt: groups.length > 0 ? Math.min(...groups.map(firstDueAt)) : null,
    };
  };
  return { email: stateOf('email'), sms: stateOf('sms'), whatsapp: stateOf('whatsapp') };
}

export function sumOutbox(states: OutboxStates): OutboxState {
  const all = Object.values(states);
  const sum = (name: 'waiting' | 'failed' | 'due') => all.reduce((total, state) => total + state[name], 0);
  const due = all.flatMap(({ oldestDueAt }) => oldestDueAt ?? []);
  return {
    waiting: sum('waiting'),
    failed: sum('failed'),
    due: sum('due'),
    oldestDueAt: due.length > 0 ? Math.min(...due) : null,
  };
}

const state = z.object({
  document_id: z.string(),
  channel: storedChannel,
  kind: z.string(),
  reference: z.string(),
  recipient: z.string(),
  state: mailState,
  attempts: z.coerce.number(),
  due_at: storedInstant,
  sent_at: storedInstant.nullable(),
  last_error: z.string().nullable(),
  delivery: z.enum(DELIVERY_STATES).nullable(),
  delivery_at: storedInstant.nullable(),
  created_at: storedInstant,
});

export type MessageState = z.infer<typeof state>;

/** Returns what has become of the messages of these kinds about a thing, by its id, in the order they were written. */
export async function readMessageStates(db: Database, kinds: readonly string[], id: string) {
  const written = db(TABLE).whereIn('kind', kinds).whereBetween('reference', referencesAbout(id));
  return await readRows(state, written.orderBy('id', 'asc'));
}

export async function countMessages(
  db: Database,
  /** Leaves out what the reader may not know of; sees rows of the outbox. */
  narrow: (query: Query) => Query = (query) => query,
): Promise<MailCounts> {
  const counts = await countBy(narrow(db(TABLE)), 'state');
  const none: MailCounts = { waiting: 0, sending: 0, sent: 0, stopped: 0, failed: 0 };
  return { ...none, ...Object.fromEntries(counts) };
}

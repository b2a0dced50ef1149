import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import {
  MOST_WEBHOOKS,
  WEBHOOK_KINDS,
  WEBHOOK_OFF_REASONS,
  type Webhook,
  type WebhookChange,
  type WebhookInput,
} from '../contract/webhooks';
import { sealsFor } from '../platform/aes-gcm';
import { countRows, type Database, newRow, readRow, readRows } from '../platform/database';
import { isoInstant, storedInstant, storedJson } from '../platform/instant';
import { showColumns } from '../platform/show-columns';

const TABLE = 'webhooks';
const SECRET_BYTES = 24;
/** Time during which a former secret signs as well, so that receivers can switch. */
const FORMER_MS = 24 * 60 * 60_000;

const row = z.object({
  document_id: z.string(),
  name: z.string(),
  url: z.string(),
  kinds: storedJson(z.array(z.enum(WEBHOOK_KINDS))),
  has_persons: z.coerce.boolean(),
  is_on: z.coerce.boolean(),
  off_reason: z.enum(WEBHOOK_OFF_REASONS).nullable(),
  secret: z.string(),
  former_secret: z.string().nullable(),
  former_secret_until: storedInstant.nullable(),
  failures: z.coerce.number(),
  last_taken_at: storedInstant.nullable(),
  updated_at: storedInstant,
});
export type WebhookRow = z.output<typeof row>;

const { seal, open, openOrNull } = sealsFor('webhook secret');

const newSecret = () => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/**
 * Returns the secrets to sign with: the present one, and for a day the former one, unless it was encrypted with another
 * ENCRYPTION_KEY. @throws if that is true of the present one
 */
export function secretsOf(webhook: WebhookRow, now: number): string[] {
  const { document_id: name, secret, former_secret: former, former_secret_until: until } = webhook;
  const before = former !== null && until !== null && until > now ? openOrNull(name, former) : null;
  return [open(name, secret), ...(before === null ? [] : [before])];
}

export async function listWebhooks(db: Database): Promise<WebhookRow[]> {
  return await readRows(row, db(TABLE).orderBy('id'));
}

export async function findWebhook(db: Database, id: string): Promise<WebhookRow | null> {
  return await readRow(row, db(TABLE).where({ document_id: id }));
}

/** Returns the columns of the given fields; an update ignores undefined ones. */
const columnsOf = ({ kinds, hasPersons, ...rest }: Partial<WebhookInput>) => ({
  ...rest,
  kinds: kinds && JSON.stringify(kinds),
  has_persons: hasPersons,
});

/** Makes a webhook and its secret; null when there are as many as there can be. */
export async function createWebhook(db: Database, input: WebhookInput, now: number) {
  if ((await countRows(db(TABLE))) >= MOST_WEBHOOKS) return null;
  const [made, secret] = [newRow(new Date(now)), newSecret()];
  const id = made.document_id;
  const beginning = { ...made, is_on: true, failures: 0, secret: seal(id, secret) };
  await db(TABLE).insert({ ...beginning, ...columnsOf(input) });
  return { id, secret };
}

/** Changes a webhook. Switched on again, it starts anew; with a new address, it is tried at once. */
export async function changeWebhook(
  db: Database,
  id: string,
  { isOn, ...input }: WebhookChange,
  now: number,
): Promise<void> {
  const isTriedAnew = isOn === true || input.url !== undefined;
  await db(TABLE)
    .where({ document_id: id })
    .update({
      ...columnsOf(input),
      ...(isOn === undefined ? {} : { is_on: isOn, off_reason: isOn ? null : 'manager' }),
      ...(isTriedAnew ? { failures: 0, paused_until: null } : {}),
      updated_at: new Date(now),
    });
}

/** Makes a new secret; the present one signs for another day, earlier ones no longer. */
export async function turnSecretOver(db: Database, webhook: WebhookRow, now: number): Promise<string> {
  const secret = newSecret();
  await db(TABLE)
    .where({ document_id: webhook.document_id })
    .update({
      secret: seal(webhook.document_id, secret),
      former_secret: webhook.secret,
      former_secret_until: new Date(now + FORMER_MS),
      updated_at: new Date(now),
    });
  return secret;
}

export async function removeWebhook(db: Database, id: string): Promise<void> {
  await db('webhook_deliveries').where({ webhook: id }).delete();
  await db(TABLE).where({ document_id: id }).delete();
}

const NOTED_MS = 10_000;

/** Notes that an address has taken something: it does well. Where that is known it is not written again for some seconds. */
export async function noteTaken(db: Database, id: string, now: number): Promise<void> {
  const well = { failures: 0, paused_until: null, last_taken_at: new Date(now) };
  await db(TABLE)
    .where({ document_id: id })
    .where((news) =>
      news
        .where('failures', '>', 0)
        .orWhereNull('last_taken_at')
        .orWhere('last_taken_at', '<', new Date(now - NOTED_MS)),
    )
    .update(well);
}

/** Longest rest of an address that takes nothing: what waits for it is tried again after this. */
const LONGEST_REST_MS = 5 * 60_000;

/** Lets an address rest that took nothing, twice as long each time. */
export async function noteNotTaken(db: Database, { document_id, failures }: WebhookRow, now: number) {
  const rest = Math.min(LONGEST_REST_MS, 1000 * 2 ** Math.min(failures, 20));
  await db(TABLE)
    .where({ document_id })
    .update({ failures: failures + 1, paused_until: new Date(now + rest) });
}

/** Switches off a webhook whose address is gone, or has accepted nothing since `since`. */
export async function switchOff(
  db: Database,
  { id, reason, since }: { id: string; reason: 'gone' | 'silent'; since: number },
): Promise<boolean> {
  const changed = await db(TABLE)
    .where({ document_id: id, is_on: true })
    .where((dead) => dead.whereNull('last_taken_at').orWhere('last_taken_at', '<', new Date(since)))
    .update({ is_on: false, off_reason: reason });
  return changed === 1;
}

/** A webhook as managers see it; never with its secret. */
export function presentWebhook(
  webhook: WebhookRow,
  counts: { waiting: number; failed: number },
  now: number,
): Webhook {
  const until = webhook.former_secret_until;
  return {
    ...showColumns(webhook, ['document_id', 'name', 'url', 'kinds', 'has_persons']),
    offReason: webhook.is_on ? null : (webhook.off_reason ?? 'manager'),
    formerSecretUntil: isoInstant(until !== null && until > now ? until : null),
    lastTakenAt: isoInstant(webhook.last_taken_at),
    ...counts,
  };
}

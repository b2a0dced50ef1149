import { writeLog } from '../audit/write-log';
import type { FieldFault } from '../contract/field-faults';
import {
  WEBHOOK_KINDS,
  type Webhook,
  type WebhookChange,
  type WebhookDeliveries,
  type WebhookInput,
} from '../contract/webhooks';
import type { Database } from '../platform/database';
import { isoInstant } from '../platform/instant';
import { mayBeCalled } from '../platform/outside';
import { invalid, type Outcome } from '../platform/refusal';
import { pagesOf } from '../platform/reply';
import { showColumns } from '../platform/show-columns';
import type { With } from '../platform/with';
import { bodyOfEvent, readEvent } from './compose-event';
import { countDeliveries, type DeliveryRow, listDeliveries, sendAgain } from './delivery-rows';
import {
  changeWebhook,
  createWebhook,
  findWebhook,
  listWebhooks,
  presentWebhook,
  removeWebhook,
  turnSecretOver,
  type WebhookRow,
} from './webhook-rows';

type Acting = With<'db' | 'by' | 'address' | 'now'>;

/** Addresses and secrets are no facts for a log that everybody who manages reads. */
const note = (acting: Acting, subject: string, done: string) =>
  writeLog(acting, 'webhook.change', { subject, detail: { done } });

const refuseUrl = (code: FieldFault, message: string) => invalid([{ path: ['url'], code, message }]);
const NOT_OUTSIDE = refuseUrl('notOffered', 'url must be https and outside of the network of the clinic');
const TOO_MANY = refuseUrl('notAvailable', 'There are as many webhooks as there can be');

const PAGE_SIZE = 25;

export async function showWebhooks(db: Database, now: number): Promise<Webhook[]> {
  const countOf = await countDeliveries(db);
  return (await listWebhooks(db)).map((one) => presentWebhook(one, countOf(one.document_id), now));
}

export async function showWebhook(db: Database, id: string, now: number): Promise<Webhook | null> {
  const found = await findWebhook(db, id);
  return found && presentWebhook(found, (await countDeliveries(db))(id), now);
}

type WithSecret = Webhook & { secret: string };

async function shownAfter({ db, now }: Acting, id: string): Promise<Webhook> {
  const shown = await showWebhook(db, id, now);
  if (!shown) throw new Error('The webhook is gone');
  return shown;
}

/** Makes a webhook; its secret is shown this once. */
export async function addWebhook(acting: Acting, input: WebhookInput): Promise<Outcome<WithSecret>> {
  if (!mayBeCalled(input.url)) return NOT_OUTSIDE;
  const made = await createWebhook(acting.db, input, acting.now);
  if (!made) return TOO_MANY;
  await note(acting, made.id, 'added');
  return { ok: true, value: { ...(await shownAfter(acting, made.id)), secret: made.secret } };
}

/** Changes a webhook; events it has been told of before are not sent again. */
export async function editWebhook(
  acting: Acting,
  { document_id: id }: WebhookRow,
  change: WebhookChange,
): Promise<Outcome<Webhook>> {
  if (change.url !== undefined && !mayBeCalled(change.url)) return NOT_OUTSIDE;
  await changeWebhook(acting.db, id, change, acting.now);
  await note(acting, id, 'changed');
  return { ok: true, value: await shownAfter(acting, id) };
}

/** Gives a webhook another secret, shown this once. */
export async function renewSecret(acting: Acting, webhook: WebhookRow): Promise<Outcome<WithSecret>> {
  const secret = await turnSecretOver(acting.db, webhook, acting.now);
  await note(acting, webhook.document_id, 'secret');
  return { ok: true, value: { ...(await shownAfter(acting, webhook.document_id)), secret } };
}

export async function dropWebhook(acting: Acting, { document_id: id }: WebhookRow): Promise<void> {
  await removeWebhook(acting.db, id);
  await note(acting, id, 'removed');
}

/** Has a delivery of a webhook sent again. False where it is under way, or not there. */
export async function repeatDelivery(acting: Acting, { document_id: id }: WebhookRow, delivery: string) {
  const isFound = await sendAgain(acting.db, id, delivery);
  if (isFound) await note(acting, id, 'sentAgain');
  return isFound;
}

async function presentDelivery(db: Database, delivery: DeliveryRow, hasPersons: boolean) {
  const { source, source_key: sourceKey, created_at: at } = delivery;
  const event = await readEvent(db, { source, sourceKey, at }, hasPersons);
  const kind = WEBHOOK_KINDS.find((one) => one === delivery.kind);
  if (!kind) throw new Error('A delivery of no known kind');
  return {
    ...showColumns(delivery, ['document_id', 'state', 'attempts', 'status', 'answer']),
    kind,
    at: isoInstant(at),
    dueAt: delivery.state === 'waiting' ? isoInstant(delivery.due_at) : null,
    body: event && bodyOfEvent(event, at),
  };
}

/** Lists a page of a webhook's deliveries, newest first. */
export async function showDeliveries(
  db: Database,
  { document_id: id, has_persons: hasPersons }: WebhookRow,
  page: number,
): Promise<WebhookDeliveries> {
  const { rows, total } = await listDeliveries(db, id, { page, pageSize: PAGE_SIZE });
  return {
    data: await Promise.all(rows.map((row) => presentDelivery(db, row, hasPersons))),
    meta: { pagination: pagesOf({ page, pageSize: PAGE_SIZE, total }) },
  };
}

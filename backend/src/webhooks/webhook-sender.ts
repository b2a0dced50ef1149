import type { Core } from '@strapi/strapi';
import { Webhook as Signer } from 'standardwebhooks';
import { describeError } from '../contract/log-line';
import type { WebhookKind } from '../contract/webhooks';
import type { Database } from '../platform/database';
import { getLogger } from '../platform/logging/logger';
import { postOutside } from '../platform/outside';
import { bodyOfEvent, readEvent, type WebhookEvent } from './compose-event';
import {
  type Attempt,
  claimDeliveries,
  type DeliveryRow,
  dropDelivery,
  noteAttempt,
  TRIED_MS,
} from './delivery-rows';
import { findWebhook, noteNotTaken, noteTaken, secretsOf, switchOff, type WebhookRow } from './webhook-rows';

const POLL_MS = 2000;
const AT_ONCE = 16;
const GONE = 410;

/** Id, moment and signatures of a message by the Standard Webhooks specification: one for each secret that signs now. */
function headersOf(webhook: WebhookRow, { document_id: id }: DeliveryRow, body: string, now: number) {
  const at = new Date(now);
  const signatures = secretsOf(webhook, now).map((secret) => new Signer(secret).sign(id, at, body));
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'clinic-webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}

const codeOf = (error: unknown) =>
  error instanceof Error ? String('code' in error ? error.code : error.name) : 'unknown';

/** Moment from which a delivery is tried for its days: what waited for an address that was off begins when it is on. */
const triedSince = ({ updated_at: changedAt }: WebhookRow, { created_at: madeAt }: DeliveryRow) =>
  Math.max(madeAt, changedAt);

/** Sends events to other systems at least once, in order for each appointment; an address silent for three days is off. */
export class WebhookSender {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private isStopped = false;

  constructor(private readonly strapi: Core.Strapi) {}

  private get db(): Database {
    return this.strapi.db.connection;
  }

  start(): void {
    this.timer = setInterval(() => this.wake(), POLL_MS);
    this.timer.unref();
  }

  /** Looks for due events now instead of at the next turn. */
  wake(): void {
    if (this.isStopped || this.running) return;
    this.running = this.deliverDue()
      .catch((error: unknown) =>
        getLogger().error({ job: 'webhooks', err: describeError(error) }, 'webhooks'),
      )
      .finally(() => {
        this.running = null;
      });
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  async deliverDue(): Promise<void> {
    while (!this.isStopped) {
      const due = await claimDeliveries(this.db, AT_ONCE, Date.now());
      if (due.length === 0) return;
      await Promise.all(due.map((delivery) => this.deliver(delivery)));
    }
  }

  private async deliver(delivery: DeliveryRow): Promise<void> {
    const webhook = await findWebhook(this.db, delivery.webhook);
    if (!webhook) return dropDelivery(this.db, delivery);
    const source = { source: delivery.source, sourceKey: delivery.source_key, at: delivery.created_at };
    let event: WebhookEvent | null;
    try {
      event = await readEvent(this.db, source, webhook.has_persons);
    } catch (error) {
      return this.noteUnreadable(delivery, this.isOld(webhook, delivery), error);
    }
    if (!event || !webhook.kinds.includes(event.kind)) return dropDelivery(this.db, delivery);
    const attempt = await this.attempt(webhook, delivery, bodyOfEvent(event, delivery.created_at));
    await this.note(webhook, delivery, event.kind, attempt);
  }

  private async attempt(webhook: WebhookRow, delivery: DeliveryRow, body: string): Promise<Attempt> {
    try {
      const headers = headersOf(webhook, delivery, body, Date.now());
      const { status, answer } = await postOutside(webhook.url, headers, body);
      const isTaken = status >= 200 && status < 300;
      return { isTaken, isGivenUp: this.isOld(webhook, delivery), status, answer };
    } catch (error) {
      const isGivenUp = this.isOld(webhook, delivery);
      return { isTaken: false, isGivenUp, status: null, answer: codeOf(error) };
    }
  }

  /** Notes a delivery that cannot be read, which is tried like any other; the address has no part in it. */
  private async noteUnreadable(delivery: DeliveryRow, isGivenUp: boolean, error: unknown): Promise<void> {
    const attempt = { isTaken: false, isGivenUp, status: null, answer: 'UNREADABLE' };
    await noteAttempt(this.db, delivery, delivery.kind, attempt, Date.now());
    const { document_id: id, webhook, attempts } = delivery;
    const line = { webhook, delivery: id, attempts, isGivenUp, err: describeError(error) };
    getLogger().error({ job: 'webhooks', ...line }, 'webhook event cannot be read');
  }

  private isOld(webhook: WebhookRow, delivery: DeliveryRow): boolean {
    return Date.now() - triedSince(webhook, delivery) > TRIED_MS;
  }

  private async note(webhook: WebhookRow, delivery: DeliveryRow, kind: WebhookKind, attempt: Attempt) {
    const [now, { document_id: id }] = [Date.now(), webhook];
    await noteAttempt(this.db, delivery, kind, attempt, now);
    if (attempt.isTaken) await noteTaken(this.db, id, now);
    else await noteNotTaken(this.db, webhook, now);
    const { status, isGivenUp } = attempt;
    const line = { webhook: id, delivery: delivery.document_id, kind, attempts: delivery.attempts, status };
    getLogger()[attempt.isTaken ? 'info' : 'warn']({ job: 'webhooks', ...line }, 'job');
    // An event that an address did not take as it is gone waits for it, as all that come after it.
    // One message that is sent again long after its time says nothing of an address that did well before it.
    const isSilent = isGivenUp && !attempt.isTaken && webhook.failures > 0;
    const reason = status === GONE ? 'gone' : isSilent ? 'silent' : null;
    if (reason === null) return;
    const since = reason === 'gone' ? now + 1 : triedSince(webhook, delivery);
    if (await switchOff(this.db, { id, reason, since }))
      getLogger().error({ job: 'webhooks', webhook: id, reason }, 'webhook switched off');
  }
}

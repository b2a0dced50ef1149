import type { Database } from '../../platform/database';
import { countDeliveries } from '../../webhooks/delivery-rows';
import { listWebhooks } from '../../webhooks/webhook-rows';

export interface WebhookReading {
  count: number;
  /** Names of those that were switched off because they are gone or silent. */
  off: string[];
  /** Messages of the last month that nobody took. */
  failed: number;
}

export async function readWebhooks(db: Database): Promise<WebhookReading> {
  const [webhooks, countOf] = [await listWebhooks(db), await countDeliveries(db)];
  const dead = webhooks.filter(({ is_on, off_reason }) => !is_on && off_reason !== 'manager');
  return {
    count: webhooks.length,
    off: dead.map(({ name }) => name),
    failed: webhooks.reduce((sum, { document_id: id }) => sum + countOf(id).failed, 0),
  };
}

import 'server-only';
import { deliveriesAnswer, webhookAnswer, webhooksAnswer } from '@/contract/webhooks';
import { readAnswer, readerOf } from '@/lib/backend/calls';
import { finderOf } from '@/lib/backend/content';

/** All addresses that are told of events. Managers only. @throws BackendError */
export const listWebhooks = readerOf(webhooksAnswer, '/webhooks');

/** Finds a webhook by id; null if there is none. @throws BackendError */
export const getWebhook = finderOf('webhooks', webhookAnswer);

/** Lists a page of a webhook's deliveries, newest first. @throws BackendError */
export function listDeliveries(token: string, id: string, page: number) {
  return readAnswer(deliveriesAnswer, { path: `/webhooks/${id}/deliveries`, params: { page }, token });
}

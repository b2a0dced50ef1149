import 'server-only';
import { deliveriesAnswer, type WebhookChange, webhookAnswer, webhooksAnswer } from '@/contract/webhooks';
import { readAnswer, readerOf, removeAt, send } from '@/lib/backend/calls';
import { finderOf } from '@/lib/backend/content';
import { isDone, isGone } from '@/lib/backend/errors';
import type { ManagerToken } from '@/lib/backend/token';

const PATH = '/webhooks';

/** All addresses that are told of events. Managers only. @throws BackendError */
export const listWebhooks = readerOf(webhooksAnswer, PATH);

/** One of them; null when there is none. @throws BackendError */
export const getWebhook = finderOf('webhooks', webhookAnswer);

/** A page of what it was told, the latest first. @throws BackendError */
export function listDeliveries(token: string, id: string, page: number) {
  return readAnswer(deliveriesAnswer, { path: `${PATH}/${id}/deliveries`, params: { page }, token });
}

/** Changes one. @throws BackendError 400 for an address that may not be told */
export async function changeWebhook(token: ManagerToken, id: string, data: WebhookChange): Promise<void> {
  await send({ method: 'PUT', path: `${PATH}/${id}`, token, data });
}

/** Removes one and what waits for it; one that is not there is no fault. @throws BackendError */
export const removeWebhook = (token: ManagerToken, id: string) => removeAt(token, `${PATH}/${id}`);

/** Has a delivery sent again; false when it is under way already. @throws BackendError */
export function repeatDelivery(token: ManagerToken, id: string, delivery: string): Promise<boolean> {
  const path = `${PATH}/${id}/deliveries/${delivery}/again`;
  return isDone(() => send({ path, token }), isGone);
}

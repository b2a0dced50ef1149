import 'server-only';
import {
  deliveriesAnswer,
  type Webhook,
  type WebhookChange,
  type WebhookDeliveries,
  type WebhookInput,
  webhookAnswer,
  webhookSecretAnswer,
  webhooksAnswer,
} from '@/contract/webhooks';
import { readAnswer, send } from '@/lib/backend/calls';
import { findOne } from '@/lib/backend/content';
import { isDone, isGone } from '@/lib/backend/errors';
import type { ManagerToken } from '@/lib/backend/token';

const COLLECTION = 'webhooks';
const PATH = `/${COLLECTION}`;

/** All addresses that are told of events. Managers only. @throws BackendError */
export async function listWebhooks({ token }: { token: string }): Promise<Webhook[]> {
  return (await readAnswer(webhooksAnswer, { path: PATH, token })).data;
}

/** One of them; null when there is none. @throws BackendError */
export async function getWebhook({ token, id }: { token: string; id: string }): Promise<Webhook | null> {
  return await findOne({ collection: COLLECTION, id, schema: webhookAnswer.shape.data, token });
}

/** A page of what it was told, the latest first. @throws BackendError */
export function listDeliveries(token: string, id: string, page: number): Promise<WebhookDeliveries> {
  return readAnswer(deliveriesAnswer, { path: `${PATH}/${id}/deliveries`, params: { page }, token });
}

/** Makes one; its secret, which is shown once. @throws BackendError 400 for an address that may not be told */
export async function createWebhook(
  token: ManagerToken,
  data: WebhookInput,
): Promise<{ id: string; secret: string }> {
  const answer = await send({ path: PATH, token, data });
  const { documentId, secret } = webhookSecretAnswer.parse(answer).data;
  return { id: documentId, secret };
}

/** Changes one. @throws BackendError 400 for an address that may not be told */
export async function changeWebhook(token: ManagerToken, id: string, data: WebhookChange): Promise<void> {
  await send({ method: 'PUT', path: `${PATH}/${id}`, token, data });
}

/** Removes one and what waits for it; one that is not there is no fault. @throws BackendError */
export async function removeWebhook(token: ManagerToken, id: string): Promise<void> {
  await isDone(() => send({ method: 'DELETE', path: `${PATH}/${id}`, token }), isGone);
}

/** Gives it a new secret, which is shown once. @throws BackendError */
export async function renewWebhookSecret(token: ManagerToken, id: string): Promise<string> {
  const answer = await send({ path: `${PATH}/${id}/secret`, token });
  return webhookSecretAnswer.parse(answer).data.secret;
}

/** Has a delivery sent again; false when it is under way already. @throws BackendError */
export async function repeatDelivery(token: ManagerToken, id: string, delivery: string): Promise<boolean> {
  const path = `${PATH}/${id}/deliveries/${delivery}/again`;
  return await isDone(() => send({ path, token }), isGone);
}

import 'server-only';
import { type ApiKey, type ApiKeyInput, apiKeysAnswer, madeApiKeyAnswer } from '@/contract/api-key';
import { readAnswer, send } from '@/lib/backend/calls';
import { isDone, isGone } from '@/lib/backend/errors';
import type { ManagerToken } from '@/lib/backend/token';

const PATH = '/api-keys';

/** Keys that open something, then the last that were revoked. Managers only. @throws BackendError */
export async function listApiKeys({ token }: { token: string }): Promise<ApiKey[]> {
  return (await readAnswer(apiKeysAnswer, { path: PATH, token })).data;
}

/** Makes a key; its secret is told this once. @throws BackendError 400 where there are too many */
export async function makeApiKey(token: ManagerToken, data: ApiKeyInput): Promise<string> {
  return madeApiKeyAnswer.parse(await send({ path: PATH, token, data })).data.secret;
}

/** Revokes a key; false when it was revoked already. @throws BackendError */
export async function revokeApiKey(token: ManagerToken, id: string): Promise<boolean> {
  return await isDone(() => send({ method: 'DELETE', path: `${PATH}/${id}`, token }), isGone);
}

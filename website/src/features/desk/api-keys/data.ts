import 'server-only';
import { type ApiKeyInput, apiKeysAnswer, madeApiKeyAnswer } from '@/contract/api-key';
import { readerOf, removeAt, send } from '@/lib/backend/calls';
import type { ManagerToken } from '@/lib/backend/token';

const PATH = '/api-keys';

/** Keys that open something, then the last that were revoked. Managers only. @throws BackendError */
export const listApiKeys = readerOf(apiKeysAnswer, PATH);

/** Makes a key; its secret is told this once. @throws BackendError 400 where there are too many */
export async function makeApiKey(token: ManagerToken, data: ApiKeyInput): Promise<string> {
  return madeApiKeyAnswer.parse(await send({ path: PATH, token, data })).data.secret;
}

/** Revokes a key; false when it was revoked already. @throws BackendError */
export const revokeApiKey = (token: ManagerToken, id: string) => removeAt(token, `${PATH}/${id}`);

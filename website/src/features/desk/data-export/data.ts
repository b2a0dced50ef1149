import 'server-only';
import { dataExportAnswer, madeExportAnswer } from '@/contract/data-export';
import { postForVisitor } from '@/lib/backend/accounts';
import { readAnswer } from '@/lib/backend/calls';
import { backendFile } from '@/lib/backend/client';
import { nullIfNotFound } from '@/lib/backend/errors';
import type { ManagerToken } from '@/lib/backend/token';

const PATH = '/data-exports';
/** However slow the line: some gigabytes may be on their way. */
const FILE_MS = 6 * 60 * 60_000;

/** The last export of a manager, and whether they have a second factor. @throws BackendError */
export function getDataExport(token: string) {
  return readAnswer(dataExportAnswer, { path: PATH, token });
}

/** Begins an export; its pass phrase, which is told this once. @throws BackendError 400 for a wrong code, 409 while one is made */
export async function makeDataExport(token: ManagerToken, code: string): Promise<string> {
  const answer = await postForVisitor({ path: PATH, body: { data: { code } }, token });
  return madeExportAnswer.parse(answer).data.passphrase;
}

/** The file as it comes; null when there is none (any more). @throws BackendError */
export function getExportFile(token: ManagerToken) {
  const call = { method: 'GET', path: `${PATH}/file`, token, timeoutMs: FILE_MS } as const;
  return nullIfNotFound(() => backendFile(call));
}

import 'server-only';
import { dataExportAnswer } from '@/contract/data-export';
import { readAnswer } from '@/lib/backend/calls';
import { backendFile } from '@/lib/backend/client';
import { nullIfNotFound } from '@/lib/backend/errors';
import type { ManagerToken } from '@/lib/backend/token';

/** However slow the line: some gigabytes may be on their way. */
const FILE_MS = 6 * 60 * 60_000;

/** The last export of a manager, and whether they have a second factor. @throws BackendError */
export function getDataExport(token: string) {
  return readAnswer(dataExportAnswer, { path: '/data-exports', token });
}

/** Streams the file of the export; null if there is none (any more). @throws BackendError */
export function getExportFile(token: ManagerToken) {
  const call = { method: 'GET', path: '/data-exports/file', token, timeoutMs: FILE_MS } as const;
  return nullIfNotFound(() => backendFile(call));
}

import 'server-only';
import {
  faultyRowsAnswer,
  type ImportKind,
  importAnswer,
  importedPatientAnswer,
  importsAnswer,
  type UploadFault,
} from '@/contract/imports';
import { parseRefusal } from '@/contract/refusals';
import { findAnswer, readerOf } from '@/lib/backend/calls';
import { backendRequest } from '@/lib/backend/client';
import { finderOf } from '@/lib/backend/content';
import { orRefusal } from '@/lib/backend/errors';
import type { ManagerToken } from '@/lib/backend/token';

const PATH = '/imports';
const UPLOAD_MS = 100_000;
/** A file of many rows takes longer to be read and written than other answers. */
export const FILE_MS = 30_000;

/** The last imports. Managers only. @throws BackendError */
export const listImports = readerOf(importsAnswer, PATH);

/** Finds an import by id; null if there is none. @throws BackendError */
export const getImport = finderOf('imports', importAnswer);

const FAULT_OF: Record<string, UploadFault> = {
  tooBig: 'tooLarge',
  tooLong: 'tooMany',
  required: 'empty',
  notAvailable: 'notReady',
};

/** Passes a file on as it comes; its id, or why it cannot be taken. @throws BackendError */
export async function uploadImport(
  token: ManagerToken,
  { kind, file }: { kind: ImportKind; file: ReadableStream<Uint8Array> },
): Promise<{ id: string } | { fault: UploadFault }> {
  const call = { method: 'POST', path: PATH, token, upload: file, timeoutMs: UPLOAD_MS } as const;
  return await orRefusal(
    async () => ({
      id: importAnswer.parse(await backendRequest({ ...call, params: { kind } })).data.documentId,
    }),
    (error) => {
      const refusal = parseRefusal(error);
      if (refusal?.name !== 'ValidationError') return null;
      return { fault: FAULT_OF[refusal.details.errors[0]?.code ?? ''] ?? ('unreadable' as const) };
    },
  );
}

/** Finds a patient imported from another system, for whom staff book; null if there is none. @throws BackendError */
export const getImportedPatient = finderOf('imported-patients', importedPatientAnswer);

/** The rows that do not fit; null once they are gone. @throws BackendError */
export async function getFaultyRows(token: string, id: string) {
  const path = `${PATH}/${encodeURIComponent(id)}/faulty-rows`;
  return (await findAnswer(faultyRowsAnswer, { path, token, timeoutMs: FILE_MS }))?.data ?? null;
}

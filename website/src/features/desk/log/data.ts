import 'server-only';
import type { z } from 'zod';
import { logAnswer, type logQuery } from '@/contract/log';
import { listApiKeys } from '@/features/desk/api-keys/data';
import { listStaff } from '@/features/desk/staff/data';
import type { Asked } from '@/lib/address/query-string';
import { readAnswer } from '@/lib/backend/calls';
import type { LogFilter } from './address';

/** Accounts of staff and keys of other systems, whose doings the log has. Managers only. @throws BackendError */
export async function listActors(token: string) {
  const [staff, keys] = await Promise.all([listStaff({ token }), listApiKeys({ token })]);
  return [
    ...staff.map(({ documentId: id, name, email }) => ({ id, name: name ?? email })),
    // Called as the entries of the log call them.
    ...keys.map(({ documentId: id, name }) => ({ id, name: `API · ${name}` })),
  ];
}

/** One page of the log, the latest entry first, and whom it can be narrowed to. Managers only. @throws BackendError */
export async function readLog(token: string, { size, ...filter }: LogFilter) {
  const params: Asked<z.input<typeof logQuery>> = { ...filter, pageSize: size };
  const [found, people] = await Promise.all([
    readAnswer(logAnswer, { path: '/log-entries', params, token }),
    listActors(token),
  ]);
  return { ...found, people };
}

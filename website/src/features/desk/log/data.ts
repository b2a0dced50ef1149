import 'server-only';
import type { z } from 'zod';
import { logAnswer, type logQuery } from '@/contract/log';
import { listStaff } from '@/features/desk/staff/data';
import type { Asked } from '@/lib/address/query-string';
import { readAnswer } from '@/lib/backend/calls';
import type { LogFilter } from './address';

/** One page of the log, the latest entry first, and whom it can be narrowed to. Managers only. @throws BackendError */
export async function readLog(token: string, { size, ...filter }: LogFilter) {
  const params: Asked<z.input<typeof logQuery>> = { ...filter, pageSize: size };
  const [found, staff] = await Promise.all([
    readAnswer(logAnswer, { path: '/log-entries', params, token }),
    listStaff({ token }),
  ]);
  const people = staff.map(({ documentId, name, email }) => ({ id: documentId, name: name ?? email }));
  return { ...found, people };
}

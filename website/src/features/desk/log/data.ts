import 'server-only';
import type { z } from 'zod';
import { logAnswer, type logQuery } from '@/contract/log';
import type { Asked } from '@/lib/address/query-string';
import { readAnswer } from '@/lib/backend/calls';
import type { LogFilter } from './address';

/** One page of the log, the latest entry first. Managers only. @throws BackendError */
export function listEntries(token: string, { size, ...filter }: LogFilter) {
  const params: Asked<z.input<typeof logQuery>> = { ...filter, pageSize: size };
  return readAnswer(logAnswer, { path: '/log-entries', params, token });
}

import 'server-only';
import type { z } from 'zod';
import { logAnswer, type logQuery } from '@/contract/log';
import { readAnswer } from '@/lib/backend/calls';
import type { LogFilter } from './address';

/** One page of the log, the latest entry first. Managers only. @throws BackendError */
export function listEntries(token: string, filter: LogFilter) {
  const params: z.input<typeof logQuery> = {
    actor: filter.actor ?? undefined,
    subject: filter.subject ?? undefined,
    action: filter.action ?? undefined,
    firstDay: filter.firstDay ?? undefined,
    lastDay: filter.lastDay ?? undefined,
    page: filter.page,
    pageSize: filter.size ?? undefined,
  };
  return readAnswer(logAnswer, { path: '/log-entries', params, token });
}

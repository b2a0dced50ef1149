import 'server-only';
import type { z } from 'zod';
import { type LogEntry, logAnswer, type logQuery } from '@/contract/log';
import { backendRequest } from '@/lib/backend/client';
import type { LogFilter } from './address';

/** One page of the log, the latest entry first. Managers only. @throws BackendError */
export async function listEntries(
  token: string,
  filter: LogFilter,
): Promise<{ entries: LogEntry[]; pages: number; total: number }> {
  const params: z.input<typeof logQuery> = {
    actor: filter.actor ?? undefined,
    subject: filter.subject ?? undefined,
    action: filter.action ?? undefined,
    firstDay: filter.firstDay ?? undefined,
    lastDay: filter.lastDay ?? undefined,
    page: filter.page,
    pageSize: filter.size ?? undefined,
  };
  const answer = await backendRequest({ method: 'GET', path: '/log-entries', params, token });
  const { data, meta } = logAnswer.parse(answer);
  return { entries: data, pages: meta.pagination.pageCount, total: meta.pagination.total };
}

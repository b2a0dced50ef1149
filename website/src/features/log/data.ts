import 'server-only';
import { z } from 'zod';
import { backendRequest } from '@/lib/backend/client';
import { type Entry, entrySchema, type LogFilter } from './schema';

const answerSchema = z.object({
  data: z.array(entrySchema),
  meta: z.object({ pagination: z.object({ pageCount: z.number(), total: z.number() }) }),
});

/** One page of the log, the latest entry first. Managers only. @throws BackendError */
export async function listEntries({
  token,
  filter,
}: {
  token: string;
  filter: LogFilter;
}): Promise<{ entries: Entry[]; pages: number; total: number }> {
  const params = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null));
  const answer = await backendRequest({ method: 'GET', path: '/log-entries', params, token });
  const { data, meta } = answerSchema.parse(answer);
  return { entries: data, pages: meta.pagination.pageCount, total: meta.pagination.total };
}

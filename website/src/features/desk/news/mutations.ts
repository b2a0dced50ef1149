import 'server-only';
import { type NewsReader, newsReadersAnswer } from '@/contract/news';
import { backendRequest } from '@/lib/backend/client';
import type { ManagerToken } from '@/lib/backend/token';

/** Everybody who agreed to news, which the backend writes down as given out. Managers only. @throws BackendError */
export async function exportNewsReaders({ token }: { token: ManagerToken }): Promise<NewsReader[]> {
  const call = { method: 'POST', path: '/patients/news', token, body: { data: {} } } as const;
  return newsReadersAnswer.parse(await backendRequest(call)).data;
}

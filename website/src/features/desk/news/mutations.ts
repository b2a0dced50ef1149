import 'server-only';
import { type NewsReader, newsReadersAnswer } from '@/contract/news';
import { send } from '@/lib/backend/calls';
import type { ManagerToken } from '@/lib/backend/token';

/** Everybody who agreed to news, which the backend writes down as given out. Managers only. @throws BackendError */
export async function exportNewsReaders({ token }: { token: ManagerToken }): Promise<NewsReader[]> {
  return newsReadersAnswer.parse(await send({ path: '/patients/news', token })).data;
}

import 'server-only';
import type { PageView } from '@/contract/page-views';
import { backendRequest } from '@/lib/backend/client';
import { visitorHeaders } from '@/lib/backend/website-key';

/** Has a view of a page counted. @throws BackendError */
export async function countView(view: PageView): Promise<void> {
  const headers = await visitorHeaders();
  await backendRequest({ method: 'POST', path: '/visits', body: { data: view }, headers });
}

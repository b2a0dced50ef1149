import 'server-only';
import type { PageView } from '@/contract/page-views';
import { backendRequest } from '@/lib/backend/client';
import { bookingHeaders } from '@/lib/backend/website-key';

/** Has a view of a page counted. @param visitor address, for the limits alone @throws BackendError */
export async function countView(view: PageView, visitor: string | null): Promise<void> {
  const headers = bookingHeaders(visitor);
  await backendRequest({ method: 'POST', path: '/visits', body: { data: view }, headers });
}

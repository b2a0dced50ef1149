import { revalidateTag } from 'next/cache';
import { backendRoute } from '@/lib/guard/signed';
import { getEnvironment } from '@/lib/process/env';
import { tell } from '@/lib/process/measures';
import { readChangeNotice } from '@/lib/security/change-notice';

/** A change notice is a few hundred bytes; more is not one. */
const MAXIMUM_LENGTH = 4096;

/** Receives a published change from the backend; the first request for a page made from that noun gets a new one. */
export const POST = backendRoute({
  maxBytes: MAXIMUM_LENGTH,
  open: (sent): { notice: { tags: string[]; changedAt: number } } | { status: number } => {
    const notice = readChangeNotice({ ...sent, secret: getEnvironment().REVALIDATE_SECRET, now: Date.now() });
    if (notice.ok) return { notice };
    return { status: notice.reason === 'malformed' ? 400 : 401 };
  },
  refused: (status) => answer({ tags: [], status }),
  handle: ({ tags, changedAt }) => {
    tell('changeHeard', { changedAt });
    // Old pages are not thrown away: with the backend down they are given again (server/cache/page-cache.ts).
    for (const tag of tags) revalidateTag(tag, 'max');
    return answer({ tags, status: 200 });
  },
});

function answer({ tags, status }: { tags: string[]; status: number }): Response {
  return Response.json({ revalidated: tags }, { status, headers: { 'cache-control': 'no-store' } });
}

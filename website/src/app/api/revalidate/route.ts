import { setTimeout as pause } from 'node:timers/promises';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { readChangeNotice } from '@/lib/change-notice';
import { getEnvironment } from '@/lib/env';
import { backendRoute } from '@/lib/guard/signed';
import { markNotice } from '@/lib/notice-clock';
import { warmCache } from '@/lib/warm-cache';

export const dynamic = 'force-dynamic';

/** A change notice is a few hundred bytes; more is not one. */
const MAXIMUM_LENGTH = 4096;

/**
 * A page that was being made as the notice came holds what was read before it, yet counts as newer than the notice.
 * Said again when such a page is done, the notice reaches it too.
 */
const AGAIN_AFTER_MS = 2000;

/** The backend tells of a published change; pages made from that noun are refreshed at their next appointment. */
export const POST = backendRoute({
  maxBytes: MAXIMUM_LENGTH,
  open: (sent): { notice: string[] } | { status: number } => {
    const notice = readChangeNotice({ ...sent, secret: getEnvironment().REVALIDATE_SECRET, now: Date.now() });
    if (notice.ok) return { notice: notice.tags };
    return { status: notice.reason === 'malformed' ? 400 : 401 };
  },
  refused: (status) => answer({ tags: [], status }),
  handle: (tags) => {
    // 'max' keeps serving the old page while the new one is made: a backend that is down breaks nothing.
    const refresh = () => {
      for (const tag of tags) revalidateTag(tag, 'max');
      markNotice();
    };
    refresh();
    after(async () => {
      await warmCache();
      await pause(AGAIN_AFTER_MS);
      refresh();
      await warmCache();
    });
    return answer({ tags, status: 200 });
  },
});

function answer({ tags, status }: { tags: string[]; status: number }): Response {
  return Response.json({ revalidated: tags }, { status, headers: { 'cache-control': 'no-store' } });
}

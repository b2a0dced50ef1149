import { setTimeout as pause } from 'node:timers/promises';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { readChangeNotice } from '@/lib/change-notice';
import { getEnvironment } from '@/lib/env';
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

/** The backend tells of a published change; pages made from that noun are refreshed at their next visit. */
export async function POST(request: Request): Promise<Response> {
  if (Number(request.headers.get('content-length') ?? 0) > MAXIMUM_LENGTH) return refuse(413);
  const body = await request.text();
  if (body.length > MAXIMUM_LENGTH) return refuse(413);
  const notice = readChangeNotice({
    body,
    signature: request.headers.get('x-signature'),
    secret: getEnvironment().REVALIDATE_SECRET,
    now: Date.now(),
  });
  if (!notice.ok) return refuse(notice.reason === 'malformed' ? 400 : 401);
  // 'max' keeps serving the old page while the new one is made: a backend that is down breaks nothing.
  const refresh = () => {
    for (const tag of notice.tags) revalidateTag(tag, 'max');
    markNotice();
  };
  refresh();
  after(async () => {
    await warmCache();
    await pause(AGAIN_AFTER_MS);
    refresh();
    await warmCache();
  });
  return Response.json({ revalidated: notice.tags }, { headers: { 'cache-control': 'no-store' } });
}

function refuse(status: number): Response {
  return Response.json({ revalidated: [] }, { status, headers: { 'cache-control': 'no-store' } });
}

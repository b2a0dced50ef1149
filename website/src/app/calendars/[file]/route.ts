import type { Params } from '@/app/params';
import { getFeedFile } from '@/features/desk/calendar-feeds/data';
import { readFeedSecret } from '@/features/desk/calendar-feeds/rules';
import { BackendError } from '@/lib/backend/errors';
import { isUnchanged } from '@/lib/request/etag';

const HEADERS = {
  // A calendar may keep it, and asks each time whether it is still right.
  'cache-control': 'private, no-cache',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

function nothing(status: number, more: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...HEADERS, ...more } });
}

export async function GET(request: Request, { params }: Params<'file'>): Promise<Response> {
  const secret = readFeedSecret((await params).file);
  if (secret === null) return nothing(404);
  try {
    const answer = await getFeedFile(secret);
    if (answer === null) return nothing(404);
    const etag = answer.headers.get('etag') ?? '';
    if (isUnchanged(etag, request.headers.get('if-none-match'))) {
      await answer.body?.cancel();
      return nothing(304, { etag });
    }
    return new Response(answer.body, {
      headers: {
        ...HEADERS,
        etag,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="calendar.ics"',
      },
    });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    const wait = { 'retry-after': String(error.retryAfterSeconds ?? 60) };
    return nothing(error.status === 429 ? 429 : 503, wait);
  }
}

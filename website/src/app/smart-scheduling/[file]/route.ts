import type { Params } from '@/app/params';
import { getPublishedFile } from '@/features/booking/scheduling-links/data';
import { decodeSegment } from '@/lib/address/entry-address';
import { withFallback } from '@/lib/backend/errors';
import { isUnchanged } from '@/lib/request/etag';

/** Public, for programs on other sites too; asked again after a minute, as the guide wishes. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=60',
  'x-robots-tag': 'noindex',
};

/** Publishes free times for other booking sites (SMART Scheduling Links); `$bulk-publish` lists all other files. */
export async function GET(request: Request, { params }: Params<'file'>): Promise<Response> {
  const name = decodeSegment((await params).file) ?? '';
  const file = await withFallback(() => getPublishedFile(name), 'unavailable');
  if (file === 'unavailable')
    return new Response(null, { status: 503, headers: { 'retry-after': '60', 'cache-control': 'no-store' } });
  if (!file) return new Response(null, { status: 404 });
  const headers = { ...HEADERS, etag: file.etag };
  if (isUnchanged(file.etag, request.headers.get('if-none-match')))
    return new Response(null, { status: 304, headers });
  return new Response(file.content, {
    headers: { ...headers, 'content-type': `${file.type}; charset=utf-8` },
  });
}

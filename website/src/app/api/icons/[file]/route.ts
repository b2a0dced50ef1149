import type { Params } from '@/app/params';
import { parseQuery } from '@/lib/address/query-string';
import { findIcons } from '@/lib/page/icons/find-icons';
import { isIconPart } from '@/lib/page/icons/icon-name';

/** Limit above what a page ever shows, so that no address puts megabytes together. */
const MOST_ICONS = 100;

/** The local icon endpoint (specification, point 7): `/api/icons/lucide.json?icons=ear,phone`, as Iconify's API. */
export async function GET(request: Request, { params }: Params<'file'>): Promise<Response> {
  const [, prefix = ''] = /^(.+)\.json$/.exec((await params).file) ?? [];
  const { icons } = parseQuery(new URL(request.url).search);
  const names = typeof icons === 'string' ? icons.split(',').filter(Boolean) : [];
  const isValid =
    isIconPart(prefix) && names.length > 0 && names.length <= MOST_ICONS && names.every(isIconPart);
  if (!isValid) return new Response(null, { status: 400, headers: { 'cache-control': 'no-store' } });

  const set = await findIcons(prefix, names, false);
  if (set === null) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  const isWhole = (set.not_found ?? []).length === 0;
  return Response.json(set, {
    headers: { 'cache-control': isWhole ? 'public, max-age=604800' : 'public, max-age=60' },
  });
}

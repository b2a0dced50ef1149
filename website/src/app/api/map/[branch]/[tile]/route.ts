import type { Params } from '@/app/params';
import { listBranches } from '@/features/site/branches/data';
import { routing } from '@/i18n/routing';
import { AROUND, tileAddress } from '@/lib/address/map-tiles';
import { getEnvironment } from '@/lib/process/env';

const TILES = new RegExp(`^(-?[0-${AROUND}])_(-?[0-${AROUND}])$`);
const TIMEOUT_MS = 5000;
/** Streets change seldom. */
const KEPT = 'public, max-age=604800';

/** Tile of the map around a branch, fetched by us: the maker of the map learns nothing of the visitors. */
export async function GET(_request: Request, { params }: Params<'branch' | 'tile'>): Promise<Response> {
  const [{ branch: number, tile }, template] = [await params, getEnvironment().MAP_TILES_URL];
  const [, dx, dy] = TILES.exec(tile) ?? [];
  const branches = template && dx && dy ? await listBranches({ locale: routing.defaultLocale }) : [];
  const place = branches.find((one) => String(one.number) === number)?.location;
  if (!template || !dx || !dy || !place) return new Response(null, { status: 404 });
  const answer = await fetch(tileAddress({ template, place, dx: Number(dx), dy: Number(dy) }), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'image/*' },
    cache: 'no-store',
  }).catch(() => null);
  const type = answer?.headers.get('content-type') ?? '';
  if (!answer?.ok || !/^image\/(?:png|jpeg|webp)\b/.test(type)) return new Response(null, { status: 502 });
  return new Response(await answer.arrayBuffer(), {
    headers: { 'Content-Type': type, 'Cache-Control': KEPT, 'X-Content-Type-Options': 'nosniff' },
  });
}

import type { Params } from '@/app/params';
import { getMainInfo } from '@/features/site/main-info/data';
import { withFallback } from '@/lib/backend/errors';
import { drawPreview } from '@/lib/page/preview-picture/draw';
import { type DrawnPicture, PictureCache } from '@/lib/page/preview-picture/picture-cache';
import { type PreviewCard, readCardToken } from '@/lib/page/preview-picture/token';
import { getEnvironment } from '@/lib/process/env';

const pictures = new PictureCache();

/** The picture that previews of a page show; its address carries the words and our signature, and no query. */
export async function GET(request: Request, { params }: Params<'token'>): Promise<Response> {
  const { REVALIDATE_SECRET: secret } = getEnvironment();
  const { token } = await params;
  const card = readCardToken({ token, secret });
  if (card === null) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  const { pathname, search } = new URL(request.url);
  if (search !== '') {
    return new Response(null, {
      status: 308,
      headers: { location: pathname, 'cache-control': 'no-store' },
    });
  }
  const { png, isWhole } = await pictures.get({ token, draw: () => draw(card) });
  const kept = isWhole ? 'public, max-age=2592000, immutable' : 'no-store';
  return new Response(new Uint8Array(png), {
    headers: { 'content-type': 'image/png', 'cache-control': kept },
  });
}

/** Draws without what cannot be read just now: the words are there in any case. */
async function draw(card: PreviewCard): Promise<DrawnPicture> {
  const [info, picture] = await Promise.all([
    withFallback(() => getMainInfo(card.locale), 'unavailable'),
    card.picture ? readPicture(card.picture) : null,
  ]);
  const siteName = info === 'unavailable' ? '' : (info?.siteName ?? '');
  const png = await drawPreview(card, siteName, picture === 'unavailable' ? null : picture);
  return { png, isWhole: info !== 'unavailable' && picture !== 'unavailable' };
}

/** Reads a picture; null if it no longer exists. */
async function readPicture(path: string): Promise<Buffer | null | 'unavailable'> {
  try {
    const answer = await fetch(`${getEnvironment().BACKEND_URL}${path}`, {
      signal: AbortSignal.timeout(10_000),
      redirect: 'error',
      cache: 'no-store',
    });
    if (answer.ok) return Buffer.from(await answer.arrayBuffer());
    return answer.status === 404 ? null : 'unavailable';
  } catch {
    return 'unavailable';
  }
}

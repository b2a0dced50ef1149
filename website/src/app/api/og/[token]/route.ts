import type { Params } from '@/app/params';
import { getMainInfo } from '@/features/site/main-info/data';
import { drawPreview } from '@/lib/page/preview-picture/draw';
import { PictureCache } from '@/lib/page/preview-picture/picture-cache';
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
  const png = await pictures.get({ token, draw: () => draw(card) });
  return new Response(new Uint8Array(png), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=2592000, immutable' },
  });
}

async function draw(card: PreviewCard): Promise<Buffer> {
  const [info, picture] = await Promise.all([
    getMainInfo(card.locale).catch(() => null),
    card.picture ? readPicture(card.picture) : null,
  ]);
  return drawPreview(card, info?.siteName ?? '', picture);
}

/** Reads a picture; without it the preview still has its text. */
async function readPicture(path: string): Promise<Buffer | null> {
  try {
    const answer = await fetch(`${getEnvironment().BACKEND_URL}${path}`, {
      signal: AbortSignal.timeout(10_000),
      redirect: 'error',
      cache: 'no-store',
    });
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

import sharp from 'sharp';
import type { Params } from '@/app/params';
import { APP_ICON, APP_ICON_SIZES } from '@/lib/page/app-icon';
import { publicAnswer } from '@/lib/request/public-answer';

/** Drawn once, when the site is built. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams(): { size: string }[] {
  return APP_ICON_SIZES.map((size) => ({ size: String(size) }));
}

export async function GET(_request: Request, { params }: Params<'size'>): Promise<Response> {
  const asked = (await params).size;
  const size = APP_ICON_SIZES.find((each) => String(each) === asked);
  if (!size) return new Response(null, { status: 404 });
  const png = await sharp(Buffer.from(APP_ICON)).resize(size, size).png({ palette: true }).toBuffer();
  return publicAnswer(new Uint8Array(png), 'image/png', 86_400);
}

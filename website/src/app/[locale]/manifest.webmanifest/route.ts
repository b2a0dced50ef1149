import type { Params } from '@/app/params';
import { getMainInfo } from '@/features/site/main-info/data';
import { directionOf, isLocale, localePath } from '@/i18n/routing';
import { APP_COLOURS, APP_ICON_SIZES, appIconPath } from '@/lib/page/app-icon';
import { publicAnswer } from '@/lib/request/public-answer';

export async function GET(_request: Request, { params }: Params): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const info = await getMainInfo(locale);
  // Names that are not translated keep their own direction.
  const stated = info?.locale;
  const lang = isLocale(stated) ? stated : locale;
  const home = localePath({ locale, path: '/' });
  const manifest = {
    id: home,
    name: info?.siteName ?? '',
    short_name: info?.shortName ?? info?.siteName ?? '',
    ...(info?.tagline ? { description: info.tagline } : {}),
    lang,
    dir: directionOf(lang),
    start_url: home,
    scope: '/',
    display: 'browser',
    theme_color: APP_COLOURS.theme,
    background_color: APP_COLOURS.background,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...APP_ICON_SIZES.map((size) => ({
        src: appIconPath(size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    ],
  };
  return publicAnswer(JSON.stringify(manifest), 'application/manifest+json', 600);
}

import type { Params } from '@/app/params';
import { listFeedEntries } from '@/features/site/feed/data';
import { atomFeed } from '@/features/site/feed/rules';
import { getMainInfo } from '@/features/site/main-info/data';
import { getPageIntro } from '@/features/site/pages/data';
import { isLocale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { pageAddress } from '@/lib/address/site-address';

export async function GET(_request: Request, { params }: Params): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const [entries, info, intro, t] = await Promise.all([
    listFeedEntries({ locale }),
    getMainInfo(locale),
    getPageIntro(locale, 'blog'),
    getTranslations({ locale, namespace: 'layout' }),
  ]);
  const xml = atomFeed({
    locale,
    title: [intro?.title ?? t('blog'), info?.siteName].filter(Boolean).join(' | '),
    selfUrl: pageAddress({ locale, path: '/blog/feed.xml' }),
    pageUrl: pageAddress({ locale, path: '/blog' }),
    author: info?.siteName ?? t('blog'),
    entries: entries.map(({ path, ...rest }) => ({ ...rest, url: pageAddress({ locale, path }) })),
  });
  return new Response(xml, {
    headers: {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
    },
  });
}

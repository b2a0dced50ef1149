import type { Params } from '@/app/params';
import { listArticles } from '@/features/site/articles/data';
import { atomFeed } from '@/features/site/feed/rules';
import { getMainInfo } from '@/features/site/main-info/data';
import { getPageIntro } from '@/features/site/pages/data';
import { entryUrl } from '@/features/site/pages/entry-query';
import { isLocale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { pageAddress } from '@/lib/address/site-address';
import { publicAnswer } from '@/lib/request/public-answer';

const NEWEST = 20;

/** The newest articles for readers of feeds; a missing translation is in the other language. */
export async function GET(_request: Request, { params }: Params): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const [articles, info, intro, t] = await Promise.all([
    listArticles({ locale }),
    getMainInfo(locale),
    getPageIntro(locale, 'blog'),
    getTranslations({ locale, namespace: 'articles' }),
  ]);
  const xml = atomFeed({
    locale,
    title: [intro?.title ?? t('title'), info?.siteName].filter(Boolean).join(' | '),
    selfUrl: pageAddress({ locale, path: '/blog/feed.xml' }),
    pageUrl: pageAddress({ locale, path: '/blog' }),
    author: info?.siteName ?? t('title'),
    entries: articles.slice(0, NEWEST).map((article) => ({
      lang: article.lang,
      id: entryUrl('blog', { ...article, slugs: {} }, locale),
      url: entryUrl('blog', article, locale),
      title: article.title,
      summary: article.excerpt,
      author: article.author?.name ?? null,
      publishedOn: article.publishedOn,
      changedAt: article.updatedAt,
    })),
  });
  return publicAnswer(xml, 'application/atom+xml; charset=utf-8', 600);
}

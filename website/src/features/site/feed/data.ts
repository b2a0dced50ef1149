import 'server-only';
import { listArticles } from '@/features/site/articles/data';
import type { Locale } from '@/i18n/routing';
import { entryPath } from '@/lib/address/entry-address';

const NEWEST = 20;

/** The newest articles for readers of feeds; a missing translation is in the other language. Throws BackendError. */
export async function listFeedEntries({ locale }: { locale: Locale }) {
  const articles = await listArticles({ locale });
  return articles.slice(0, NEWEST).map((article) => ({
    lang: article.lang,
    title: article.title,
    author: article.author?.name ?? null,
    publishedOn: article.publishedOn,
    path: entryPath('blog', article, locale),
    summary: article.excerpt,
    changedAt: article.updatedAt,
  }));
}

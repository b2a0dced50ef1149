import { BlogPage } from '@/features/site/articles/components/blog-page';
import { readArticleFilter } from '@/features/site/articles/query';
import { listMetadata } from '@/features/site/pages/list-metadata';
import { localeMetadata, localePage } from '@/lib/page/locale-page';

/** Forces dynamic rendering: built without a backend, the page would otherwise count as static and then fail. */
export const dynamic = 'force-dynamic';

/** Searches lead search engines back to the whole list. */
export const generateMetadata = localeMetadata(async ({ locale }) => {
  return { ...(await listMetadata(locale, 'blog')), robots: { index: false, follow: true } };
});

/** The list as an address with `?q=` or `?category=` asks for it; works without script. */
export default localePage(async ({ locale, searchParams }) => {
  const search = await searchParams;
  const asked = readArticleFilter((key) => [search[key]].flat()[0]);
  return <BlogPage asked={asked} locale={locale} />;
});

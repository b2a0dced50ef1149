import { BlogPage } from '@/features/site/articles/components/blog-page';
import { readArticleFilter } from '@/features/site/articles/query';
import { listSearchMetadata } from '@/features/site/pages/list-metadata';
import { localePage } from '@/lib/page/locale-page';

/** Forces dynamic rendering: built without a backend, the page would otherwise count as static and then fail. */
export const dynamic = 'force-dynamic';

export const generateMetadata = listSearchMetadata('blog');

/** The list as an address with `?q=` or `?category=` asks for it; works without script. */
export default localePage(async ({ locale, searchParams }) => {
  const search = await searchParams;
  const asked = readArticleFilter((key) => [search[key]].flat()[0]);
  return <BlogPage asked={asked} locale={locale} />;
});

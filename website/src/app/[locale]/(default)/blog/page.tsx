import { BlogPage } from '@/features/site/articles/components/blog-page';
import { filterSearch, noFilter } from '@/features/site/articles/query';
import { listMetadata } from '@/features/site/pages/list-metadata';
import { localePath } from '@/i18n/routing';
import { readPage } from '@/lib/address/paging';
import { localeMetadata, localePage } from '@/lib/page/locale-page';

export const generateMetadata = localeMetadata<{ page?: string }>(async ({ locale, page }) => {
  const path = `/blog${filterSearch({ ...noFilter, page: readPage(page) })}`;
  const metadata = await listMetadata(locale, 'blog', path);
  const feed = localePath({ locale, path: '/blog/feed.xml' });
  return { ...metadata, alternates: { ...metadata.alternates, types: { 'application/atom+xml': feed } } };
});

/** The list, static; next.config.ts leads `?page=2` to blog/page/2 and a search to blog/find. */
export default localePage<{ page?: string }>(({ locale, page }) => (
  <BlogPage asked={{ ...noFilter, page: readPage(page) }} locale={locale} />
));

import { listArticles } from '@/features/site/articles/data';
import { ARTICLES_PER_PAGE } from '@/features/site/articles/query';
import { listFurtherPages } from '@/lib/page/entry-page';

export { default, generateMetadata } from '../../page';

export function generateStaticParams({ params }: { params: { locale: string } }) {
  return listFurtherPages(params.locale, listArticles, ARTICLES_PER_PAGE);
}

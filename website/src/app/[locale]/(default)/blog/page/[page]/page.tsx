import { listArticles } from '@/features/site/articles/data';
import { ARTICLES_PER_PAGE } from '@/features/site/articles/query';
import { furtherPages } from '@/lib/page/entry-page';

export { default, generateMetadata } from '../../page';

export const generateStaticParams = furtherPages(listArticles, ARTICLES_PER_PAGE);

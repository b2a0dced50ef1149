import { listBranches } from '@/features/site/branches/data';
import { BRANCHES_PER_PAGE } from '@/features/site/branches/query';
import { listFurtherPages } from '@/lib/page/entry-page';

export { default, generateMetadata } from '../../page';

export function generateStaticParams({ params }: { params: { locale: string } }) {
  return listFurtherPages(params.locale, listBranches, BRANCHES_PER_PAGE);
}

import { listBranches } from '@/features/site/branches/data';
import { BRANCHES_PER_PAGE } from '@/features/site/branches/query';
import { furtherPages } from '@/lib/page/entry-page';

export { default, generateMetadata } from '../../page';

export const generateStaticParams = furtherPages(listBranches, BRANCHES_PER_PAGE);

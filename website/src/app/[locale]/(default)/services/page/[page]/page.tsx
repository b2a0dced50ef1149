import { listServices } from '@/features/site/services/data';
import { SERVICES_PER_PAGE } from '@/features/site/services/query';
import { furtherPages } from '@/lib/page/entry-page';

export { default, generateMetadata } from '../../page';

export const generateStaticParams = furtherPages(listServices, SERVICES_PER_PAGE);

import { listServices } from '@/features/site/services/data';
import { SERVICES_PER_PAGE } from '@/features/site/services/query';
import { listFurtherPages } from '@/lib/page/entry-page';

export { default, generateMetadata } from '../../page';

export function generateStaticParams({ params }: { params: { locale: string } }) {
  return listFurtherPages(params.locale, listServices, SERVICES_PER_PAGE);
}

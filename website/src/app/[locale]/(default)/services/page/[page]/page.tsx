import { listServices } from '@/features/site/services/data';
import { SERVICES_PER_PAGE } from '@/features/site/services/query';
import { listFurtherPages } from '@/lib/page/entry-page';

export { default, generateMetadata } from '../../page';

/** The pages after the first, built ahead; one that appears later is rendered at its first request. */
export function generateStaticParams({ params }: { params: { locale: string } }) {
  return listFurtherPages(params.locale, listServices, SERVICES_PER_PAGE);
}

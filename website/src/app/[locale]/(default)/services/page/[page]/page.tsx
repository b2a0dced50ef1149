import { listServices } from '@/features/services/data';
import { SERVICES_PER_PAGE } from '@/features/services/query';
import { listFurtherPages } from '@/lib/entry-page';

export { default, generateMetadata } from '../../page';

/** The pages after the first, built ahead; one that appears later is rendered at its first request. */
export function generateStaticParams({ params }: { params: { locale: string } }) {
  return listFurtherPages(params.locale, listServices, SERVICES_PER_PAGE);
}

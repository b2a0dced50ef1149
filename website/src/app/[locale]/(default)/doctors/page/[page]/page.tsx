import { listDoctors } from '@/features/site/doctors/data';
import { DOCTORS_PER_PAGE } from '@/features/site/doctors/query';
import { listFurtherPages } from '@/lib/page/entry-page';

export { default, generateMetadata } from '../../page';

/** The pages after the first, built ahead; one that appears later is rendered at its first request. */
export function generateStaticParams({ params }: { params: { locale: string } }) {
  return listFurtherPages(params.locale, listDoctors, DOCTORS_PER_PAGE);
}

import { DoctorsPage } from '@/features/site/doctors/components/doctors-page';
import { noFilter } from '@/features/site/doctors/query';
import { listMetadata } from '@/features/site/pages/list-metadata';
import { readPage } from '@/lib/address/paging';
import { localeMetadata, localePage } from '@/lib/page/locale-page';

export const generateMetadata = localeMetadata<{ page?: string }>(({ locale, page }) =>
  listMetadata(locale, 'doctors', readPage(page) > 1 ? `/doctors?page=${readPage(page)}` : '/doctors'),
);

/** The list, static; next.config.ts leads `?page=2` to doctors/page/2, and an address with a filter to `find`. */
export default localePage<{ page?: string }>(({ page }) => (
  <DoctorsPage asked={noFilter} page={readPage(page)} />
));

import { DoctorsPage } from '@/features/site/doctors/components/doctors-page';
import { doctorsMetadata } from '@/features/site/doctors/list-metadata';
import { noFilter } from '@/features/site/doctors/query';
import { readPage } from '@/lib/address/paging';
import { localeMetadata, localePage } from '@/lib/page/locale-page';

export const generateMetadata = localeMetadata<{ page?: string }>(({ locale, page }) =>
  doctorsMetadata(locale, readPage(page)),
);

/** The list, static; next.config.ts leads `?page=2` to doctors/page/2, and an address with a filter to `find`. */
export default localePage<{ page?: string }>(({ page }) => (
  <DoctorsPage asked={noFilter} page={readPage(page)} />
));

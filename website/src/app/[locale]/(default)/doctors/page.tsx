import { DoctorsPage } from '@/features/site/doctors/components/doctor-list';
import { noFilter } from '@/features/site/doctors/query';
import { listPageMetadata } from '@/features/site/pages/list-metadata';
import { readPage } from '@/lib/address/paging';
import { localePage } from '@/lib/page/locale-page';

export const generateMetadata = listPageMetadata('doctors');

/** The list, static; next.config.ts leads `?page=2` to doctors/page/2, and an address with a filter to `find`. */
export default localePage<{ page?: string }>(({ page }) => (
  <DoctorsPage asked={noFilter} page={readPage(page)} />
));

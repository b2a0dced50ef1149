import { sayServiceFees } from '@/features/site/doctors/fee-query';
import { listPageMetadata } from '@/features/site/pages/list-metadata';
import { ServicesPage } from '@/features/site/services/components/services-page';
import { readPage } from '@/lib/address/paging';
import { localePage } from '@/lib/page/locale-page';

export const generateMetadata = listPageMetadata('services');

/** The list, static; next.config.ts leads `?page=2` to services/page/2, and an address with a specialty to `find`. */
export default localePage<{ page?: string }>(({ page }) => (
  <ServicesPage asked={null} page={readPage(page)} sayFees={sayServiceFees} />
));

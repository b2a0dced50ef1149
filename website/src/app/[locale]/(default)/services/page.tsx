import { sayServiceFees } from '@/features/site/doctors/fee-query';
import { listMetadata } from '@/features/site/pages/list-metadata';
import { ServicesPage } from '@/features/site/services/components/services-page';
import { readPage } from '@/lib/address/paging';
import { localeMetadata, localePage } from '@/lib/page/locale-page';

export const generateMetadata = localeMetadata<{ page?: string }>(async ({ locale, page }) => {
  const path = page ? `/services?page=${readPage(page)}` : '/services';
  return listMetadata(locale, 'services', path);
});

/** The list, static; next.config.ts leads `?page=2` to services/page/2, and an address with a specialty to `find`. */
export default localePage<{ page?: string }>(({ page }) => (
  <ServicesPage asked={null} page={readPage(page)} sayFees={sayServiceFees} />
));

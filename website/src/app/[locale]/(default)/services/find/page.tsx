import { sayServiceFees } from '@/features/site/doctors/fee-query';
import { listMetadata } from '@/features/site/pages/list-metadata';
import { ServicesPage } from '@/features/site/services/components/services-page';
import { readPage } from '@/lib/address/paging';
import { localeMetadata, localePage } from '@/lib/page/locale-page';

/** Forces dynamic rendering: built without a backend, the page would otherwise count as static and then fail. */
export const dynamic = 'force-dynamic';

/** One specialty leads search engines back to the whole list. */
export const generateMetadata = localeMetadata(async ({ locale }) => {
  return { ...(await listMetadata(locale, 'services')), robots: { index: false, follow: true } };
});

/** The list as an address with `?specialty=` asks for it; works without script. */
export default localePage(async ({ searchParams }) => {
  const search = await searchParams;
  const read = (key: string) => [search[key]].flat()[0];
  return (
    <ServicesPage
      asked={Number(read('specialty')) || null}
      page={readPage(read('page'))}
      sayFees={sayServiceFees}
    />
  );
});

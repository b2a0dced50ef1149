import { sayServiceFees } from '@/features/site/doctors/fee-query';
import { listSearchMetadata } from '@/features/site/pages/list-metadata';
import { ServicesPage } from '@/features/site/services/components/services-page';
import { readPage } from '@/lib/address/paging';
import { localePage } from '@/lib/page/locale-page';

/** Forces dynamic rendering: built without a backend, the page would otherwise count as static and then fail. */
export const dynamic = 'force-dynamic';

export const generateMetadata = listSearchMetadata('services');

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

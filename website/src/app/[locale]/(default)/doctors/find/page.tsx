import { DoctorsPage } from '@/features/site/doctors/components/doctor-list';
import { readDoctorFilter } from '@/features/site/doctors/query';
import { listSearchMetadata } from '@/features/site/pages/list-metadata';
import { readPage } from '@/lib/address/paging';
import { localePage } from '@/lib/page/locale-page';

/** Forces dynamic rendering: built without a backend, the page would otherwise count as static and then fail. */
export const dynamic = 'force-dynamic';

export const generateMetadata = listSearchMetadata('doctors');

/** The list as an address with `?q=`, `?specialty=` or `?branch=` asks for it; works without script. */
export default localePage(async ({ searchParams }) => {
  const search = await searchParams;
  const read = (key: string) => [search[key]].flat()[0];
  return <DoctorsPage asked={readDoctorFilter(read)} page={readPage(read('page'))} />;
});

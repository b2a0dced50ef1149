import { DoctorsPage } from '@/features/site/doctors/components/doctors-page';
import { readDoctorFilter } from '@/features/site/doctors/query';
import { listMetadata } from '@/features/site/pages/list-metadata';
import { readPage } from '@/lib/address/paging';
import { localeMetadata, localePage } from '@/lib/page/locale-page';

/** Forces dynamic rendering: built without a backend, the page would otherwise count as static and then fail. */
export const dynamic = 'force-dynamic';

/** Searches lead search engines back to the whole list. */
export const generateMetadata = localeMetadata(async ({ locale }) => {
  return { ...(await listMetadata(locale, 'doctors')), robots: { index: false, follow: true } };
});

/** The list as an address with `?q=`, `?specialty=` or `?branch=` asks for it; works without script. */
export default localePage(async ({ searchParams }) => {
  const search = await searchParams;
  const read = (key: string) => [search[key]].flat()[0];
  return <DoctorsPage asked={readDoctorFilter(read)} page={readPage(read('page'))} />;
});

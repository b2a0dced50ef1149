import { staffPage } from '@/features/account/page-guards';
import { openAppointment } from '@/features/appointment-file/open-query';
import { RecallsPage } from '@/features/recalls/components/recalls-page';
import { listRecalls } from '@/features/recalls/data';
import { recallsPath } from '@/features/recalls/rules';
import { readPageSize } from '@/lib/list-memory';
import { readPage } from '@/lib/paging';
import { privateMetadata } from '@/lib/private-metadata';
import { readText } from '@/lib/search-params';

export const generateMetadata = privateMetadata({ title: 'recalls.title' });

/** Patients who are to come again, for staff only. */
export default staffPage({
  duty: 'desk',
  list: 'recalls',
  ask: ({ search }) => ({ page: readPage(readText(search.page)), size: readPageSize(search.size) }),
  path: recallsPath,
  async show({ locale, session, open, page, size }) {
    const recalls = await listRecalls({ token: session.token, page, size });
    const beside = await openAppointment({ locale, session, id: open });
    return <RecallsPage locale={locale} recalls={recalls} size={size} beside={beside} />;
  },
});

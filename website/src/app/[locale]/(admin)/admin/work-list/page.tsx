import { staffPage } from '@/features/account/page-guards';
import { openAppointment } from '@/features/appointment-file/open-query';
import { WorkList } from '@/features/calls/components/work-list';
import { readWorkList } from '@/features/calls/query';
import { workListPath } from '@/features/calls/rules';
import { readPageSize } from '@/lib/list-memory';
import { readPage } from '@/lib/paging';
import { privateMetadata } from '@/lib/private-metadata';
import { readText } from '@/lib/search-params';

export const generateMetadata = privateMetadata({ title: 'calls.title' });

/** The work list of the call centre, for staff only. */
export default staffPage({
  duty: 'calls',
  list: 'work-list',
  ask: ({ search }) => ({ page: readPage(readText(search.page)), size: readPageSize(search.size) }),
  path: workListPath,
  async show({ locale, session, open, path, page, size }) {
    const found = await readWorkList({ locale, token: session.token, page, size });
    const beside = await openAppointment({ locale, session, id: open });
    return <WorkList locale={locale} path={path} page={page} size={size} found={found} beside={beside} />;
  },
});

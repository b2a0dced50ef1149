import { askFor, staffPage } from '@/features/account/session/page-guards';
import { openAppointment } from '@/features/desk/appointment-file/open-query';
import { workListAddress } from '@/features/desk/calls/address';
import { WorkList } from '@/features/desk/calls/components/work-list';
import { readWorkList } from '@/features/desk/calls/query';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('calls.title');

export default staffPage({
  duty: 'calls',
  list: 'work-list',
  ...askFor(workListAddress),
  async show({ locale, session, open, path, filter }) {
    const found = await readWorkList(session.token, filter);
    const beside = await openAppointment(locale, session, open);
    return <WorkList path={path} filter={filter} found={found} beside={beside} />;
  },
});

import { askFor, staffPage } from '@/features/account/session/page-guards';
import { openAppointment } from '@/features/desk/appointment-file/open-query';
import { recallsAddress } from '@/features/desk/recalls/address';
import { RecallsPage } from '@/features/desk/recalls/components/recalls-page';
import { listRecalls } from '@/features/desk/recalls/data';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('recalls.title');

export default staffPage({
  duty: 'desk',
  list: 'recalls',
  ...askFor(recallsAddress),
  async show({ locale, session, open, filter }) {
    const recalls = await listRecalls(session.token, filter);
    const beside = await openAppointment(locale, session, open);
    return <RecallsPage recalls={recalls} filter={filter} beside={beside} />;
  },
});

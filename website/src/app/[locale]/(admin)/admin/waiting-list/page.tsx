import { askFor, staffPage } from '@/features/account/session/page-guards';
import { findBookingSetting, getCatalogue } from '@/features/booking/choices/data';
import { waitingAddress } from '@/features/desk/waiting-list/address';
import { StaffWaitingPage } from '@/features/desk/waiting-list/components/staff-waiting-page';
import { listWaiting } from '@/features/desk/waiting-list/data';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('waitingList.title');

export default staffPage({
  duty: 'desk',
  list: 'waiting-list',
  ...askFor(waitingAddress),
  async show({ locale, session: { token }, open, filter }) {
    const [list, catalogue, setting] = await Promise.all([
      listWaiting(token, filter),
      getCatalogue(locale),
      findBookingSetting(locale),
    ]);
    return (
      <StaffWaitingPage filter={filter} open={open} list={list} catalogue={catalogue} setting={setting} />
    );
  },
});

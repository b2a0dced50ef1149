import { askFor, staffPage } from '@/features/account/session/page-guards';
import { waitingAddress } from '@/features/desk/waiting-list/address';
import { StaffWaitingPage } from '@/features/desk/waiting-list/components/staff-waiting-page';
import { listWaiting } from '@/features/desk/waiting-list/data';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('waitingList.title');

export default staffPage({
  duty: 'desk',
  list: 'waiting-list',
  ...askFor(waitingAddress),
  async show({ session: { token }, staff: { scope }, open, filter }) {
    const list = await listWaiting(token, { ...filter, open });
    return <StaffWaitingPage filter={filter} list={list} scope={scope} />;
  },
});

import { staffPage } from '@/features/account/page-guards';
import { findBookingSetting, getOffer } from '@/features/booking/data';
import { StaffWaitingPage } from '@/features/waiting-list/components/staff-waiting-page';
import { listWaiting } from '@/features/waiting-list/data';
import { readWaitingView, staffListPath } from '@/features/waiting-list/rules';
import { privateMetadata } from '@/lib/private-metadata';

export const generateMetadata = privateMetadata({ title: 'waitingList.title' });

/** Who waits for a time, for staff of the desk. */
export default staffPage({
  duty: 'desk',
  list: 'waiting-list',
  ask: ({ search }) => readWaitingView(search),
  path: staffListPath,
  async show({ locale, session: { token }, open, state, page }) {
    const [list, offer, setting] = await Promise.all([
      listWaiting(token, { state, page }),
      getOffer(locale),
      findBookingSetting(locale),
    ]);
    return (
      <StaffWaitingPage
        locale={locale}
        state={state}
        open={open}
        list={list}
        offer={offer}
        setting={setting}
      />
    );
  },
});

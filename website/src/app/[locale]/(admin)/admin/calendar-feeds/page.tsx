import { staffPage } from '@/features/account/session/page-guards';
import { FeedPage } from '@/features/desk/calendar-feeds/components/feed-page';
import { listBusyCalendars, listFeeds } from '@/features/desk/calendar-feeds/data';
import { calendarFeedsPath } from '@/features/desk/calendar-feeds/rules';
import { listBranches } from '@/features/site/branches/data';
import { listDoctors } from '@/features/site/doctors/data';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('calendarFeeds.title');

/** Addresses by which calendars of phones and computers show appointments, and calendars of doctors that are read. */
export default staffPage({
  duty: 'feeds',
  ask: () => ({}),
  path: ({ locale }) => calendarFeedsPath(locale),
  async show({ locale, session, staff }) {
    const [{ data, meta }, busy, branches, doctors] = await Promise.all([
      listFeeds({ token: session.token }),
      listBusyCalendars({ token: session.token }),
      listBranches({ locale }),
      listDoctors({ locale }),
    ]);
    return (
      <FeedPage
        feeds={data}
        busy={busy}
        showsNames={meta.showsNames}
        ownDoctor={staff.doctor}
        branches={branches}
        doctors={doctors}
      />
    );
  },
});

import { staffPage } from '@/features/account/page-guards';
import { listBranches } from '@/features/branches/data';
import { FeedPage } from '@/features/calendar-feeds/components/feed-page';
import { listBusyCalendars, listFeeds } from '@/features/calendar-feeds/data';
import { calendarFeedsPath } from '@/features/calendar-feeds/rules';
import { listDoctors } from '@/features/doctors/data';
import { clinicZone } from '@/lib/clinic-time';
import { privateMetadata } from '@/lib/private-metadata';

export const generateMetadata = privateMetadata({ title: 'calendarFeeds.title' });

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
        timeZone={clinicZone(branches)}
      />
    );
  },
});

import { staffPage } from '@/features/account/session/page-guards';
import { FeedPage } from '@/features/desk/calendar-feeds/components/feed-page';
import { listBusyCalendars, listFeeds } from '@/features/desk/calendar-feeds/data';
import { calendarFeedsPath } from '@/features/desk/calendar-feeds/rules';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('calendarFeeds.title');

/** Addresses by which calendars of phones and computers show appointments, and calendars of doctors that are read. */
export default staffPage({
  duty: 'feeds',
  path: ({ locale }) => calendarFeedsPath(locale),
  async show({ session: { token }, staff }) {
    const [{ data, meta }, busy] = await Promise.all([listFeeds({ token }), listBusyCalendars({ token })]);
    return <FeedPage feeds={data} busy={busy} showsNames={meta.showsNames} ownDoctor={staff.doctor} />;
  },
});

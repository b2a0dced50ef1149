import { redirect } from 'next/navigation';
import { askFor, staffPage } from '@/features/account/session/page-guards';
import { NoBranch } from '@/features/desk/staff-calendar/components/no-branch';
import { todayAddress } from '@/features/desk/today/address';
import { TodayBoard } from '@/features/desk/today/components/today-board';
import { readTodayPage } from '@/features/desk/today/query';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('today.title');

export default staffPage({
  duty: 'day',
  ...askFor(todayAddress),
  async show({ locale, session, filter }) {
    const page = await readTodayPage(session, locale, filter);
    if (page === 'failed') return page;
    if (page === 'noBranch') return <NoBranch of="today" />;
    // The choice of a branch sends the date along: a page that stays open goes on with the next day.
    if (filter.date !== null && page.isToday) redirect(todayAddress.path(locale, { ...filter, date: null }));
    return <TodayBoard page={page} />;
  },
});

import { cookies } from 'next/headers';
import { staffPage } from '@/features/account/session/page-guards';
import { calendarAddress, withKeptView } from '@/features/desk/staff-calendar/address';
import { CalendarPage } from '@/features/desk/staff-calendar/components/calendar-page';
import { NoBranch } from '@/features/desk/staff-calendar/components/no-branch';
import { readCalendarPage } from '@/features/desk/staff-calendar/query';
import { VIEW_COOKIE } from '@/features/desk/staff-calendar/rules';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('staffCalendar.title');

export default staffPage({
  duty: 'appointments',
  async ask({ search }) {
    const kept = (await cookies()).get(VIEW_COOKIE)?.value ?? '';
    return { view: withKeptView(calendarAddress.read(search), kept) };
  },
  path: ({ locale, view }) => calendarAddress.path(locale, view),
  async show({ locale, session, view }) {
    const page = await readCalendarPage(session, locale, view);
    if (page === 'failed') return page;
    return page === 'noBranch' ? <NoBranch of="staffCalendar" /> : <CalendarPage page={page} />;
  },
});

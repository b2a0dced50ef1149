import { staffPage } from '@/features/account/page-guards';
import { HoursListPage } from '@/features/hours/components/hours-list-page';
import { getHoursList } from '@/features/hours/data';
import { readWeek } from '@/features/hours/query';
import { hoursPath } from '@/features/hours/rules';
import { privateMetadata } from '@/lib/private-metadata';
import { readDate } from '@/lib/search-params';

export const generateMetadata = privateMetadata({ title: 'hours.title' });

/** The hours of all doctors, for managers. */
export default staffPage({
  duty: 'manager',
  ask: ({ search }) => ({ week: readDate(search.week) }),
  path: hoursPath,
  async show({ locale, session, week: asked }) {
    const { week } = await readWeek(locale, asked);
    return <HoursListPage list={await getHoursList({ token: session.token, week })} />;
  },
});

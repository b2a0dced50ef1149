import { staffPage } from '@/features/account/session/page-guards';
import { HoursListPage } from '@/features/desk/hours/components/hours-list-page';
import { getHoursList } from '@/features/desk/hours/data';
import { readWeek } from '@/features/desk/hours/query';
import { hoursPath } from '@/features/desk/hours/rules';
import { readDate } from '@/lib/address/search-params';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata({ title: 'hours.title' });

export default staffPage({
  duty: 'manager',
  ask: ({ search }) => ({ week: readDate(search.week) }),
  path: hoursPath,
  async show({ locale, session, week: asked }) {
    const { week } = await readWeek(locale, asked);
    return <HoursListPage list={await getHoursList({ token: session.token, week })} />;
  },
});

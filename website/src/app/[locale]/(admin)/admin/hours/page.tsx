import { askFor, staffPage } from '@/features/account/session/page-guards';
import { hoursAddress } from '@/features/desk/hours/address';
import { HoursListPage } from '@/features/desk/hours/components/hours-list-page';
import { getHoursList } from '@/features/desk/hours/data';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('hours.title');

export default staffPage({
  duty: 'manager',
  ...askFor(hoursAddress),
  async show({ locale, session: { token }, filter: { week } }) {
    return <HoursListPage list={await getHoursList({ token, locale, week })} />;
  },
});

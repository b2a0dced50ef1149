import { askFor, staffPage } from '@/features/account/session/page-guards';
import { chooseDates } from '@/features/desk/figures/rules';
import { pageViewsAddress } from '@/features/desk/page-views/address';
import { PageViewsPage } from '@/features/desk/page-views/components/page-views-page';
import { getPageViews } from '@/features/desk/page-views/data';
import { getClinicZone } from '@/features/site/branches/data';
import { privateMetadata } from '@/lib/page/private-metadata';
import { dateInZone } from '@/lib/time/clinic-time';

export const generateMetadata = privateMetadata('visits.title');

export default staffPage({
  duty: 'manager',
  ...askFor(pageViewsAddress),
  async show({ locale, session, filter }) {
    const timeZone = await getClinicZone(locale);
    const dates = chooseDates(filter, dateInZone({ instant: new Date(), timeZone }));
    return <PageViewsPage dates={dates} answer={await getPageViews(session.token, dates)} />;
  },
});

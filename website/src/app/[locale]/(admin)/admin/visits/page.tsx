import { askFor, staffPage } from '@/features/account/session/page-guards';
import { chooseDates } from '@/features/desk/figures/rules';
import { pageViewsAddress } from '@/features/desk/page-views/address';
import { PageViewsPage } from '@/features/desk/page-views/components/page-views-page';
import { getPageViews } from '@/features/desk/page-views/data';
import { pageViewWords } from '@/features/desk/page-views/words';
import { getClinicZone } from '@/features/site/branches/data';
import { privateMetadata } from '@/lib/page/private-metadata';
import { dateInZone } from '@/lib/time/clinic-time';

export const generateMetadata = privateMetadata('visits.title');

export default staffPage({
  duty: 'manager',
  ...askFor(pageViewsAddress),
  async show({ locale, session, filter }) {
    const [timeZone, words] = await Promise.all([getClinicZone(locale), pageViewWords(locale)]);
    const dates = chooseDates(filter, dateInZone({ instant: new Date(), timeZone }));
    return <PageViewsPage words={words} dates={dates} answer={await getPageViews(session.token, dates)} />;
  },
});

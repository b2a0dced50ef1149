import { askFor, staffPage } from '@/features/account/page-guards';
import { listBranches } from '@/features/branches/data';
import { visitsAddress } from '@/features/visits/address';
import { VisitsPage } from '@/features/visits/components/visits-page';
import { getVisits } from '@/features/visits/data';
import { chooseDates } from '@/features/visits/rules';
import { visitWords } from '@/features/visits/words';
import { clinicZone, dateInZone } from '@/lib/clinic-time';
import { privateMetadata } from '@/lib/private-metadata';

export const generateMetadata = privateMetadata({ title: 'visits.title' });

/** How the public pages were read, for managers. */
export default staffPage({
  duty: 'manager',
  ...askFor(visitsAddress),
  async show({ locale, session, filter }) {
    const [branches, words] = await Promise.all([listBranches({ locale }), visitWords(locale)]);
    const today = dateInZone({ instant: new Date(), timeZone: clinicZone(branches) });
    const dates = chooseDates(filter, today);
    return <VisitsPage words={words} dates={dates} answer={await getVisits(session.token, dates)} />;
  },
});

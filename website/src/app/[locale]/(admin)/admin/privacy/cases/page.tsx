import { askFor, staffPage } from '@/features/account/session/page-guards';
import { casesAddress } from '@/features/desk/privacy/address';
import { CasesPage } from '@/features/desk/privacy/components/cases-page';
import { listCases } from '@/features/desk/privacy/data';
import { listBranches } from '@/features/site/branches/data';
import { privateMetadata } from '@/lib/page/private-metadata';
import { clinicZone } from '@/lib/time/clinic-time';

export const generateMetadata = privateMetadata({ title: 'privacyCases.title' });

export default staffPage({
  duty: 'manager',
  ...askFor(casesAddress),
  async show({ locale, session: { token }, filter }) {
    const [found, branches] = await Promise.all([listCases(token, filter), listBranches({ locale })]);
    return <CasesPage filter={filter} found={found} timeZone={clinicZone(branches)} />;
  },
});

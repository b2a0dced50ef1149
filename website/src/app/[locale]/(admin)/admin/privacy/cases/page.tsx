import { askFor, staffPage } from '@/features/account/session/page-guards';
import { casesAddress } from '@/features/desk/privacy/address';
import { CasesPage } from '@/features/desk/privacy/components/cases-page';
import { listCases } from '@/features/desk/privacy/data';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('privacyCases.title');

export default staffPage({
  duty: 'manager',
  ...askFor(casesAddress),
  async show({ session: { token }, filter }) {
    return <CasesPage filter={filter} found={await listCases(token, filter)} />;
  },
});

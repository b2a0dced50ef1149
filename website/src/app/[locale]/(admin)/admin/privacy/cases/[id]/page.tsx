import { staffPage } from '@/features/account/session/page-guards';
import { casesAddress } from '@/features/desk/privacy/address';
import { CaseFile } from '@/features/desk/privacy/components/case-file';
import { getCase } from '@/features/desk/privacy/data';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('privacyCases.title');

export default staffPage({
  duty: 'manager',
  path: ({ locale, id }) => casesAddress.entry(locale, id),
  async show({ session: { token }, id }) {
    const file = await getCase({ token, id });
    return file && <CaseFile file={file} />;
  },
});

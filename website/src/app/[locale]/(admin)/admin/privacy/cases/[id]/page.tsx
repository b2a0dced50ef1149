import { staffPage } from '@/features/account/session/page-guards';
import { CaseFile } from '@/features/desk/privacy/components/case-file';
import { getCase } from '@/features/desk/privacy/data';
import { casePath } from '@/features/desk/privacy/rules';
import { getClinicZone } from '@/features/site/branches/data';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('privacyCases.title');

export default staffPage({
  duty: 'manager',
  ask: ({ id }) => ({ id }),
  path: casePath,
  async show({ locale, session: { token }, id }) {
    const [file, timeZone] = await Promise.all([getCase({ token, id }), getClinicZone(locale)]);
    return file && <CaseFile file={file} timeZone={timeZone} />;
  },
});

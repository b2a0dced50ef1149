import { staffPage } from '@/features/account/session/page-guards';
import { RegisterPage } from '@/features/desk/privacy/components/register-page';
import { getProcessingRegister } from '@/features/desk/privacy/data';
import { privacyPath } from '@/features/desk/privacy/rules';
import { getClinicSettings } from '@/features/desk/settings/data';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('privacy.title');

export default staffPage({
  duty: 'manager',
  path: ({ locale }) => privacyPath(locale),
  async show({ session: { token } }) {
    const [register, settings] = await Promise.all([
      getProcessingRegister({ token }),
      getClinicSettings({ token }),
    ]);
    return <RegisterPage register={register} settings={settings} />;
  },
});

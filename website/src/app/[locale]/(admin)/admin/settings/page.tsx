import { staffPage } from '@/features/account/session/page-guards';
import { settingsAddress } from '@/features/desk/settings/address';
import { SettingsPage } from '@/features/desk/settings/components/settings-page';
import { getClinicSettings } from '@/features/desk/settings/data';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('settings.title');

export default staffPage({
  duty: 'manager',
  ask: ({ search }) => settingsAddress.read(search),
  path: ({ locale, part }) => settingsAddress.path(locale, { part }),
  async show({ session: { token }, part, outcome }) {
    const settings = await getClinicSettings({ token });
    return <SettingsPage part={part} isSaved={outcome === 'saved'} settings={settings} />;
  },
});

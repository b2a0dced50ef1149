import { staffPage } from '@/features/account/session/page-guards';
import { SettingsPage } from '@/features/desk/settings/components/settings-page';
import { getClinicSettings } from '@/features/desk/settings/data';
import { readPart, settingsPath } from '@/features/desk/settings/rules';
import { listServices } from '@/features/site/services/data';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata({ title: 'settings.title' });

export default staffPage({
  duty: 'manager',
  ask: ({ search }) => ({ part: readPart(search.part), isSaved: search.outcome === 'saved' }),
  path: ({ locale, part }) => settingsPath({ locale, part }),
  async show({ locale, session, part, isSaved }) {
    const [settings, services] = await Promise.all([
      getClinicSettings({ token: session.token }),
      listServices({ locale }),
    ]);
    return <SettingsPage part={part} isSaved={isSaved} settings={settings} services={services} />;
  },
});

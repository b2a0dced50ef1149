import { staffPage } from '@/features/account/session/page-guards';
import { ExportPage } from '@/features/desk/data-export/components/export-page';
import { getDataExport } from '@/features/desk/data-export/data';
import { dataExportPath } from '@/features/desk/data-export/rules';
import { getClinicZone } from '@/features/site/branches/data';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('dataExport.title');

export default staffPage({
  duty: 'manager',
  ask: () => ({}),
  path: ({ locale }) => dataExportPath(locale),
  async show({ locale, session: { token } }) {
    const [{ data, meta }, timeZone] = await Promise.all([getDataExport(token), getClinicZone(locale)]);
    return <ExportPage found={data} hasSecondFactor={meta.hasSecondFactor} timeZone={timeZone} />;
  },
});

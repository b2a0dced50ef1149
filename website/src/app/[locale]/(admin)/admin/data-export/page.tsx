import { staffPage } from '@/features/account/session/page-guards';
import { ExportPage } from '@/features/desk/data-export/components/export-page';
import { getDataExport } from '@/features/desk/data-export/data';
import { dataExportPath } from '@/features/desk/data-export/rules';
import { listBranches } from '@/features/site/branches/data';
import { privateMetadata } from '@/lib/page/private-metadata';
import { clinicZone } from '@/lib/time/clinic-time';

export const generateMetadata = privateMetadata({ title: 'dataExport.title' });

export default staffPage({
  duty: 'manager',
  ask: () => ({}),
  path: ({ locale }) => dataExportPath(locale),
  async show({ locale, session: { token } }) {
    const [{ data, meta }, branches] = await Promise.all([getDataExport(token), listBranches({ locale })]);
    return <ExportPage found={data} hasSecondFactor={meta.hasSecondFactor} timeZone={clinicZone(branches)} />;
  },
});

import { staffPage } from '@/features/account/page-guards';
import { listBranches } from '@/features/branches/data';
import { ExportPage } from '@/features/data-export/components/export-page';
import { getDataExport } from '@/features/data-export/data';
import { dataExportPath } from '@/features/data-export/rules';
import { clinicZone } from '@/lib/clinic-time';
import { privateMetadata } from '@/lib/private-metadata';

export const generateMetadata = privateMetadata({ title: 'dataExport.title' });

/** Everything of the clinic as one file, for managers. */
export default staffPage({
  duty: 'manager',
  ask: () => ({}),
  path: ({ locale }) => dataExportPath(locale),
  async show({ locale, session: { token } }) {
    const [{ data, meta }, branches] = await Promise.all([getDataExport(token), listBranches({ locale })]);
    return <ExportPage found={data} hasSecondFactor={meta.hasSecondFactor} timeZone={clinicZone(branches)} />;
  },
});

import { staffPage } from '@/features/account/session/page-guards';
import { ExportPage } from '@/features/desk/data-export/components/export-page';
import { getDataExport } from '@/features/desk/data-export/data';
import { dataExportPath } from '@/features/desk/data-export/rules';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('dataExport.title');

export default staffPage({
  duty: 'manager',
  path: ({ locale }) => dataExportPath(locale),
  async show({ session: { token } }) {
    const { data, meta } = await getDataExport(token);
    return <ExportPage found={data} hasSecondFactor={meta.hasSecondFactor} />;
  },
});

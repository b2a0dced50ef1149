import { staffPage } from '@/features/account/session/page-guards';
import { ImportPage } from '@/features/desk/imports/components/import-page';
import { getImport } from '@/features/desk/imports/data';
import { importPages } from '@/features/desk/imports/rules';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('imports.title');

export default staffPage({
  duty: 'manager',
  ask: ({ search }) => ({ pressed: importPages.read(search) }),
  path: ({ locale, id }) => importPages.entry(locale, id),
  async show({ session: { token }, id, pressed }) {
    const found = await getImport({ token, id });
    return found && <ImportPage found={found} pressed={pressed} />;
  },
});

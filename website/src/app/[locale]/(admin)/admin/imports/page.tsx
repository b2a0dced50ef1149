import { staffPage } from '@/features/account/session/page-guards';
import { ImportsPage } from '@/features/desk/imports/components/imports-page';
import { listImports } from '@/features/desk/imports/data';
import { importPages } from '@/features/desk/imports/rules';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('imports.title');

export default staffPage({
  duty: 'manager',
  path: ({ locale }) => importPages.path(locale),
  async show({ session: { token } }) {
    return <ImportsPage imports={await listImports({ token })} />;
  },
});

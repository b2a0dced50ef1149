import { staffPage } from '@/features/account/session/page-guards';
import { ImportsPage } from '@/features/desk/imports/components/imports-page';
import { listImports } from '@/features/desk/imports/data';
import { importsPath } from '@/features/desk/imports/rules';
import { listBranches } from '@/features/site/branches/data';
import { privateMetadata } from '@/lib/page/private-metadata';
import { clinicZone } from '@/lib/time/clinic-time';

export const generateMetadata = privateMetadata({ title: 'imports.title' });

export default staffPage({
  duty: 'manager',
  ask: () => ({}),
  path: ({ locale }) => importsPath(locale),
  async show({ locale, session: { token } }) {
    const [imports, branches] = await Promise.all([listImports({ token }), listBranches({ locale })]);
    return <ImportsPage imports={imports} timeZone={clinicZone(branches)} />;
  },
});

import { staffPage } from '@/features/account/page-guards';
import { listBranches } from '@/features/branches/data';
import { ImportsPage } from '@/features/imports/components/imports-page';
import { listImports } from '@/features/imports/data';
import { importsPath } from '@/features/imports/rules';
import { clinicZone } from '@/lib/clinic-time';
import { privateMetadata } from '@/lib/private-metadata';

export const generateMetadata = privateMetadata({ title: 'imports.title' });

/** What was taken over from other systems, for managers. */
export default staffPage({
  duty: 'manager',
  ask: () => ({}),
  path: ({ locale }) => importsPath(locale),
  async show({ locale, session: { token } }) {
    const [imports, branches] = await Promise.all([listImports({ token }), listBranches({ locale })]);
    return <ImportsPage imports={imports} timeZone={clinicZone(branches)} />;
  },
});

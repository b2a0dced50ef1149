import { staffPage } from '@/features/account/session/page-guards';
import { ImportPage } from '@/features/desk/imports/components/import-page';
import { getImport } from '@/features/desk/imports/data';
import { importsPath } from '@/features/desk/imports/rules';
import { listBranches } from '@/features/site/branches/data';
import { privateMetadata } from '@/lib/page/private-metadata';
import { readFaultId } from '@/lib/request/fault-id';

export const generateMetadata = privateMetadata({ title: 'imports.title' });

export default staffPage({
  duty: 'manager',
  ask: ({ id, search }) => ({ id, hasFailed: search.outcome === 'failed', fault: readFaultId(search.fault) }),
  path: ({ locale, id }) => importsPath(locale, { id }),
  async show({ locale, session: { token }, id, hasFailed, fault }) {
    const [found, branches] = await Promise.all([getImport({ token, id }), listBranches({ locale })]);
    return found && <ImportPage found={found} branches={branches} failed={hasFailed ? { fault } : null} />;
  },
});

import { staffPage } from '@/features/account/page-guards';
import { listBranches } from '@/features/branches/data';
import { ImportPage } from '@/features/imports/components/import-page';
import { getImport } from '@/features/imports/data';
import { importsPath } from '@/features/imports/rules';
import { readFaultId } from '@/lib/fault-id';
import { privateMetadata } from '@/lib/private-metadata';

export const generateMetadata = privateMetadata({ title: 'imports.title' });

/** One import: its columns, its trial, how far it is, what came of it. For managers. */
export default staffPage({
  duty: 'manager',
  ask: ({ id, search }) => ({ id, hasFailed: search.outcome === 'failed', fault: readFaultId(search.fault) }),
  path: ({ locale, id }) => importsPath(locale, { id }),
  async show({ locale, session: { token }, id, hasFailed, fault }) {
    const [found, branches] = await Promise.all([getImport({ token, id }), listBranches({ locale })]);
    return found && <ImportPage found={found} branches={branches} failed={hasFailed ? { fault } : null} />;
  },
});

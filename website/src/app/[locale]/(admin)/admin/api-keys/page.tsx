import { staffPage } from '@/features/account/page-guards';
import { KeysPage } from '@/features/api-keys/components/keys-page';
import { listApiKeys } from '@/features/api-keys/data';
import { apiKeysPath, readOutcome } from '@/features/api-keys/rules';
import { listBranches } from '@/features/branches/data';
import { clinicZone } from '@/lib/clinic-time';
import { readFaultId } from '@/lib/fault-id';
import { privateMetadata } from '@/lib/private-metadata';

export const generateMetadata = privateMetadata({ title: 'apiKeys.title' });

/** Keys by which other systems call, for managers. */
export default staffPage({
  duty: 'manager',
  ask: ({ search }) => ({ outcome: readOutcome(search.outcome), fault: readFaultId(search.fault) }),
  path: ({ locale }) => apiKeysPath(locale),
  async show({ locale, session: { token }, outcome, fault }) {
    const [keys, branches] = await Promise.all([listApiKeys({ token }), listBranches({ locale })]);
    return (
      <KeysPage
        keys={keys}
        branches={branches}
        timeZone={clinicZone(branches)}
        outcome={outcome}
        fault={fault}
      />
    );
  },
});

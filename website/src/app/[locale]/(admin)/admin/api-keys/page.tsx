import { staffPage } from '@/features/account/session/page-guards';
import { KeysPage } from '@/features/desk/api-keys/components/keys-page';
import { listApiKeys } from '@/features/desk/api-keys/data';
import { apiKeysPath, readOutcome } from '@/features/desk/api-keys/rules';
import { listBranches } from '@/features/site/branches/data';
import { privateMetadata } from '@/lib/page/private-metadata';
import { readFaultId } from '@/lib/request/fault-id';
import { clinicZone } from '@/lib/time/clinic-time';

export const generateMetadata = privateMetadata({ title: 'apiKeys.title' });

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

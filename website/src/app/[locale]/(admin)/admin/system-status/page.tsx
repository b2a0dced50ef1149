import { staffPage } from '@/features/account/page-guards';
import { listBranches } from '@/features/branches/data';
import { SystemStatusPage } from '@/features/system-status/components/system-status-page';
import { getSystemStatus } from '@/features/system-status/data';
import { systemStatusPath } from '@/features/system-status/rules';
import { clinicZone } from '@/lib/clinic-time';
import { privateMetadata } from '@/lib/private-metadata';

export const generateMetadata = privateMetadata({ title: 'systemStatus.title' });

/** Whether everything is well, for managers. */
export default staffPage({
  duty: 'manager',
  ask: () => ({}),
  path: ({ locale }) => systemStatusPath(locale),
  async show({ locale, session }) {
    const [status, branches] = await Promise.all([
      getSystemStatus({ token: session.token }),
      listBranches({ locale }),
    ]);
    return <SystemStatusPage status={status} timeZone={clinicZone(branches)} />;
  },
});

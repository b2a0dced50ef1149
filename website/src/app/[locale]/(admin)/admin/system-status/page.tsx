import { staffPage } from '@/features/account/session/page-guards';
import { SystemStatusPage } from '@/features/desk/system-status/components/system-status-page';
import { getSystemStatus } from '@/features/desk/system-status/data';
import { systemStatusPath } from '@/features/desk/system-status/rules';
import { listBranches } from '@/features/site/branches/data';
import { privateMetadata } from '@/lib/page/private-metadata';
import { clinicZone } from '@/lib/time/clinic-time';

export const generateMetadata = privateMetadata({ title: 'systemStatus.title' });

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

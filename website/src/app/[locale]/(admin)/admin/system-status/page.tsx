import { staffPage } from '@/features/account/session/page-guards';
import { SystemStatusPage } from '@/features/desk/system-status/components/system-status-page';
import { getSystemStatus } from '@/features/desk/system-status/data';
import { systemStatusPath } from '@/features/desk/system-status/rules';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('systemStatus.title');

export default staffPage({
  duty: 'manager',
  path: ({ locale }) => systemStatusPath(locale),
  async show({ session: { token } }) {
    return <SystemStatusPage status={await getSystemStatus({ token })} />;
  },
});

import { redirect } from 'next/navigation';
import { staffPage } from '@/features/account/page-guards';
import { appointmentsAddress, NO_FILTER } from '@/features/appointments/address';
import { BulkPage } from '@/features/bulk-changes/components/bulk-page';
import { readBulkPage } from '@/features/bulk-changes/query';
import { bulkPath, readBulkView } from '@/features/bulk-changes/rules';
import { privateMetadata } from '@/lib/private-metadata';

export const generateMetadata = privateMetadata({ title: 'appointments.title' });

/** Does something with all appointments of a filter, for staff at the desk; without something to do there is only the list. */
export default staffPage({
  duty: 'desk',
  ask: ({ search }) => ({ view: readBulkView(search) }),
  path: ({ locale, view }) => (view ? bulkPath(locale, view) : appointmentsAddress.path(locale, NO_FILTER)),
  async show({ locale, session, path, view }) {
    if (!view) redirect(path);
    return <BulkPage view={view} page={await readBulkPage(session, locale, view)} />;
  },
});

import { redirect } from 'next/navigation';
import { staffPage } from '@/features/account/session/page-guards';
import { appointmentsAddress, NO_FILTER } from '@/features/desk/appointments/address';
import { BulkPage } from '@/features/desk/bulk-changes/components/bulk-page';
import { readBulkPage } from '@/features/desk/bulk-changes/query';
import { bulkPath, readBulkView } from '@/features/desk/bulk-changes/rules';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('appointments.title');

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

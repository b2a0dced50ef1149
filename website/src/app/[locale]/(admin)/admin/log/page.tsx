import { askFor, staffPage } from '@/features/account/page-guards';
import { openAppointment } from '@/features/appointment-file/open-query';
import { listBranches } from '@/features/branches/data';
import { logAddress } from '@/features/log/address';
import { LogList } from '@/features/log/components/log-list';
import { readLog } from '@/features/log/query';
import { clinicZone } from '@/lib/clinic-time';
import { privateMetadata } from '@/lib/private-metadata';

export const generateMetadata = privateMetadata({ title: 'log.title' });

/** Who saw and changed what, for managers. An entry opens the appointment it is about. */
export default staffPage({
  duty: 'manager',
  list: 'log',
  ...askFor(logAddress),
  async show({ locale, session, open, filter }) {
    const found = await readLog(session.token, filter);
    const entry = found.entries.find(({ documentId }) => documentId === open);
    const id = entry?.subject?.bookingNumber ? entry.subject.documentId : null;
    const opened = await openAppointment(locale, session, id);
    return (
      <LogList
        filter={filter}
        found={found}
        timeZone={clinicZone(await listBranches({ locale }))}
        beside={opened && entry ? { ...opened, id: entry.documentId } : null}
      />
    );
  },
});

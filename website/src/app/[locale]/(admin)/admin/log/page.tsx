import { askFor, staffPage } from '@/features/account/session/page-guards';
import { openAppointment } from '@/features/desk/appointment-file/open-query';
import { logAddress } from '@/features/desk/log/address';
import { LogList } from '@/features/desk/log/components/log-list';
import { readLog } from '@/features/desk/log/data';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('log.title');

/** Log of who saw and changed what, for managers. An entry opens the appointment it is about. */
export default staffPage({
  duty: 'manager',
  list: 'log',
  ...askFor(logAddress),
  async show({ locale, session, open, filter }) {
    const found = await readLog(session.token, filter);
    const entry = found.data.find(({ documentId }) => documentId === open);
    const id = entry?.subject?.bookingNumber ? entry.subject.documentId : null;
    const opened = await openAppointment(locale, session, id);
    return (
      <LogList
        filter={filter}
        found={found}
        beside={opened && entry ? { ...opened, id: entry.documentId } : null}
      />
    );
  },
});

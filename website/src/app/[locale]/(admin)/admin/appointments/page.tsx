import { hasDuty } from '@/contract/roles';
import { askFor, staffPage } from '@/features/account/page-guards';
import { openAppointment } from '@/features/appointment-file/open-query';
import { appointmentsAddress } from '@/features/appointments/address';
import { AppointmentList } from '@/features/appointments/components/appointment-list';
import { readAppointments } from '@/features/appointments/query';
import { BulkLinks } from '@/features/bulk-changes/components/bulk-links';
import { privateMetadata } from '@/lib/private-metadata';

export const generateMetadata = privateMetadata({ title: 'appointments.title' });

/** The appointments dashboard, for staff only (specification, points 2 and 6). */
export default staffPage({
  duty: 'appointments',
  list: 'appointments',
  ...askFor(appointmentsAddress),
  async show({ locale, session, staff, open, filter }) {
    const isAtDesk = hasDuty({ role: staff.role, duty: 'desk' });
    return (
      <AppointmentList
        found={await readAppointments(session.token, locale, filter)}
        scope={staff.scope}
        doctor={staff.doctor}
        filter={filter}
        actions={isAtDesk ? <BulkLinks filter={filter} /> : null}
        beside={await openAppointment(locale, session, open)}
      />
    );
  },
});

import { hasDuty } from '@/contract/roles';
import { askFor, staffPage } from '@/features/account/session/page-guards';
import { openAppointment } from '@/features/desk/appointment-file/open-query';
import { appointmentsAddress } from '@/features/desk/appointments/address';
import { AppointmentList } from '@/features/desk/appointments/components/appointment-list';
import { readAppointments } from '@/features/desk/appointments/query';
import { BulkLinks } from '@/features/desk/bulk-changes/components/bulk-links';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('appointments.title');

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

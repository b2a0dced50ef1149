import { staffPage } from '@/features/account/session/page-guards';
import { AppointmentFile } from '@/features/desk/appointment-file/components/appointment-file';
import { getAppointment } from '@/features/desk/appointments/data';
import { appointmentPath } from '@/features/desk/appointments/rules';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('appointments.title');

export default staffPage({
  duty: 'appointments',
  path: appointmentPath,
  async show({ session, staff, id }) {
    const file = await getAppointment(session.token, id);
    return file && <AppointmentFile file={file} staff={staff} />;
  },
});

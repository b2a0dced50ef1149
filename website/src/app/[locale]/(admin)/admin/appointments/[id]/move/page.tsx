import { staffPage } from '@/features/account/session/page-guards';
import { moveAddress } from '@/features/desk/appointments/address';
import { getAppointment } from '@/features/desk/appointments/data';
import { RescheduleAppointment } from '@/features/desk/staff-booking/components/reschedule';
import { readPlace } from '@/features/desk/staff-booking/query';
import { privateMetadata } from '@/lib/page/private-metadata';
import { dateInZone } from '@/lib/time/clinic-time';

export const generateMetadata = privateMetadata('staffCalendar.move.title');

export default staffPage({
  duty: 'desk',
  ask: ({ id, search }) => ({ filter: moveAddress(id).read(search) }),
  path: ({ locale, id, filter }) => moveAddress(id).path(locale, filter),
  async show({ locale, session, id, filter: { branch, doctor, service, from } }) {
    const file = await getAppointment(session.token, id);
    if (!file) return null;
    const asked = {
      branch: branch ?? file.branch.documentId,
      doctor: doctor ?? file.doctor.documentId,
      service: service ?? file.service.documentId,
      from,
    };
    const begins = dateInZone({ instant: file.startsAt, timeZone: file.timeZone });
    const page = await readPlace(session, locale, asked, begins);
    return page && <RescheduleAppointment file={file} page={page} />;
  },
});

import { staffPage } from '@/features/account/session/page-guards';
import { getAppointment } from '@/features/desk/appointments/data';
import { movePath } from '@/features/desk/appointments/rules';
import { RescheduleAppointment } from '@/features/desk/staff-booking/components/reschedule';
import { readPlace } from '@/features/desk/staff-booking/place-query';
import { readAskedPlace } from '@/features/desk/staff-booking/rules';
import { privateMetadata } from '@/lib/page/private-metadata';
import { dateInZone } from '@/lib/time/clinic-time';

export const generateMetadata = privateMetadata({ title: 'staffCalendar.move.title' });

export default staffPage({
  duty: 'desk',
  ask: ({ id, search }) => ({ id, ...readAskedPlace(search) }),
  path: ({ locale, id, from }) => movePath({ locale, id, ...(from ? { from } : {}) }),
  async show({ locale, session, id, branch, doctor, service, from }) {
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

import { redirect } from 'next/navigation';
import { staffPage } from '@/features/account/session/page-guards';
import { NewAppointment } from '@/features/desk/staff-booking/components/new-appointment';
import { readNewAppointment } from '@/features/desk/staff-booking/query';
import { calendarAddress } from '@/features/desk/staff-calendar/address';
import { newAppointmentPath, readWantedTime } from '@/features/desk/staff-calendar/rules';
import { readId } from '@/lib/address/search-params';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata({ title: 'staffCalendar.new.title' });

/** Books a time of the calendar for somebody on the phone; without a time there is only the calendar. */
export default staffPage({
  duty: 'desk',
  ask: ({ search }) => ({
    wanted: readWantedTime(search),
    patient: readId(search.patient),
    service: readId(search.service),
  }),
  path: ({ locale, wanted, patient, service }) =>
    wanted ? newAppointmentPath({ locale, wanted, patient, service }) : calendarAddress.path(locale),
  async show({ locale, session, path, wanted, patient, service }) {
    if (!wanted) redirect(path);
    const page = await readNewAppointment({ session, locale, wanted, patient });
    return page && <NewAppointment wanted={wanted} service={service} page={page} />;
  },
});

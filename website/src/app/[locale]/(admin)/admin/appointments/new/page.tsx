import { redirect } from 'next/navigation';
import { hasDuty } from '@/contract/roles';
import { askFor, staffPage } from '@/features/account/session/page-guards';
import { NewAppointment } from '@/features/desk/staff-booking/components/new-appointment';
import { readNewAppointment } from '@/features/desk/staff-booking/query';
import { calendarAddress, isWanted, newAppointmentAddress } from '@/features/desk/staff-calendar/address';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('staffCalendar.new.title');

/** Books a time of the calendar for somebody on the phone; without a time there is only the calendar. */
export default staffPage({
  duty: 'desk',
  ...askFor(newAppointmentAddress),
  async show({ locale, session, staff, filter: wanted }) {
    if (!isWanted(wanted)) redirect(calendarAddress.path(locale));
    if (wanted.walkIn && !hasDuty({ role: staff.role, duty: 'day' })) return null;
    const page = await readNewAppointment(session, locale, wanted);
    return page && <NewAppointment wanted={wanted} page={page} />;
  },
});

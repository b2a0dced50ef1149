import { staffPage } from '@/features/account/session/page-guards';
import { doctorHoursAddress } from '@/features/desk/hours/address';
import { DoctorHoursPage } from '@/features/desk/hours/components/doctor-hours-page';
import { getDoctorHours } from '@/features/desk/hours/data';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('hours.ofDoctor');

export default staffPage({
  duty: 'manager',
  ask: ({ id, search }) => ({ filter: doctorHoursAddress(id).read(search) }),
  path: ({ locale, id, filter }) => doctorHoursAddress(id).path(locale, filter),
  async show({ locale, session: { token }, id, filter: { week, outcome } }) {
    const hours = await getDoctorHours({ token, locale, doctor: id, week });
    return hours && <DoctorHoursPage hours={hours} saying={outcome} />;
  },
});

import { staffPage } from '@/features/account/session/page-guards';
import { doctorHoursAddress } from '@/features/desk/hours/address';
import { DoctorHoursPage } from '@/features/desk/hours/components/doctor-hours-page';
import { getDoctorHours } from '@/features/desk/hours/data';
import { readWeek } from '@/features/desk/hours/query';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('hours.ofDoctor');

export default staffPage({
  duty: 'manager',
  ask: ({ id, search }) => ({ filter: doctorHoursAddress(id).read(search) }),
  path: ({ locale, id, filter }) => doctorHoursAddress(id).path(locale, filter),
  async show({ locale, session: { token }, id, filter }) {
    const week = await readWeek(locale, filter.week);
    const hours = await getDoctorHours({ token, doctor: id, week });
    return hours && <DoctorHoursPage hours={hours} saying={filter.outcome} />;
  },
});

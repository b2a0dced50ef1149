import { staffPage } from '@/features/account/session/page-guards';
import { DoctorHoursPage } from '@/features/desk/hours/components/doctor-hours-page';
import { getDoctorHours } from '@/features/desk/hours/data';
import { readWeek } from '@/features/desk/hours/query';
import { hoursPath, readSaying } from '@/features/desk/hours/rules';
import { readDate } from '@/lib/address/search-params';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata({ title: 'hours.ofDoctor' });

export default staffPage({
  duty: 'manager',
  ask: ({ id, search }) => ({
    doctor: id,
    week: readDate(search.week),
    saying: readSaying(search.outcome),
  }),
  path: ({ locale, doctor, week }) => hoursPath({ locale, doctor, week }),
  async show({ locale, session, doctor, week: asked, saying }) {
    const { week, branches } = await readWeek(locale, asked);
    const hours = await getDoctorHours({ token: session.token, doctor, week });
    return hours && <DoctorHoursPage hours={hours} branches={branches} saying={saying} />;
  },
});

import { staffPage } from '@/features/account/session/page-guards';
import { EditHoursPage } from '@/features/desk/hours/components/edit-hours-page';
import { getDoctorHours } from '@/features/desk/hours/data';
import { readEdited, readWeek } from '@/features/desk/hours/query';
import { editPath, readEdit } from '@/features/desk/hours/rules';
import { readDate } from '@/lib/address/search-params';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata({ title: 'hours.edit' });

export default staffPage({
  duty: 'manager',
  ask: ({ id, search }) => ({ doctor: id, edit: readEdit(search), week: readDate(search.week) }),
  path: editPath,
  async show({ locale, session, doctor, edit, week: asked }) {
    const { week, branches } = await readWeek(locale, asked);
    const hours = await getDoctorHours({ token: session.token, doctor, week });
    const given = hours && readEdited(hours, edit);
    return given && <EditHoursPage hours={hours} branches={branches} edit={edit} given={given} />;
  },
});

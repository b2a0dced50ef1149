import { staffPage } from '@/features/account/page-guards';
import { EditHoursPage } from '@/features/hours/components/edit-hours-page';
import { getDoctorHours } from '@/features/hours/data';
import { readEdited, readWeek } from '@/features/hours/query';
import { editPath, readEdit } from '@/features/hours/rules';
import { privateMetadata } from '@/lib/private-metadata';
import { readDate } from '@/lib/search-params';

export const generateMetadata = privateMetadata({ title: 'hours.edit' });

/** A set of hours or a day off of a doctor: a new one, one that is there, or the copy of a week for dates of its own. */
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

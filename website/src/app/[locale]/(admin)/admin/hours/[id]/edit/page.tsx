import { staffPage } from '@/features/account/session/page-guards';
import { editAddress } from '@/features/desk/hours/address';
import { EditHoursPage } from '@/features/desk/hours/components/edit-hours-page';
import { getDoctorHours } from '@/features/desk/hours/data';
import { readEdited } from '@/features/desk/hours/query';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('hours.edit');

export default staffPage({
  duty: 'manager',
  ask: ({ id, search }) => ({ edit: editAddress(id).read(search) }),
  path: ({ locale, id, edit }) => editAddress(id).path(locale, edit),
  async show({ locale, session: { token }, id, edit }) {
    const hours = await getDoctorHours({ token, locale, doctor: id, week: edit.week });
    const given = hours && readEdited(hours, edit);
    return given && <EditHoursPage hours={hours} edit={edit} given={given} />;
  },
});

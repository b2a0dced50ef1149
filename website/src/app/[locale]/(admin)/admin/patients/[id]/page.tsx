import { staffPage } from '@/features/account/session/page-guards';
import { PatientPage } from '@/features/desk/patient-search/components/patient-page';
import { getPatientFile } from '@/features/desk/patient-search/data';
import { patientPath } from '@/features/desk/patient-search/rules';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('patientSearch.columns.patient');

export default staffPage({
  duty: 'notes',
  path: ({ locale, id }) => patientPath({ locale, appointment: id }),
  async show({ session, staff, id }) {
    const file = await getPatientFile(session.token, id);
    return file && <PatientPage file={file} id={id} doctor={staff.doctor} />;
  },
});

import { staffPage } from '@/features/account/session/page-guards';
import { PatientPage } from '@/features/desk/patient-search/components/patient-page';
import { getPatientFile } from '@/features/desk/patient-search/data';
import { patientPath } from '@/features/desk/patient-search/rules';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('patientSearch.columns.patient');

export default staffPage({
  duty: 'notes',
  ask: ({ id }) => ({ appointment: id }),
  path: patientPath,
  async show({ session, staff, appointment }) {
    const file = await getPatientFile(session.token, appointment);
    return file && <PatientPage file={file} id={appointment} doctor={staff.doctor} />;
  },
});

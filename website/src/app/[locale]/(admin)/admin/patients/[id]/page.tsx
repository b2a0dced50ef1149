import { staffPage } from '@/features/account/session/page-guards';
import { patientsAddress } from '@/features/desk/patient-search/address';
import { PatientPage } from '@/features/desk/patient-search/components/patient-page';
import { getPatientFile } from '@/features/desk/patient-search/data';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('patientSearch.columns.patient');

export default staffPage({
  duty: 'notes',
  path: ({ locale, id }) => patientsAddress.entry(locale, id),
  async show({ session, staff, id }) {
    const file = await getPatientFile(session.token, id);
    return file && <PatientPage file={file} id={id} doctor={staff.doctor} />;
  },
});

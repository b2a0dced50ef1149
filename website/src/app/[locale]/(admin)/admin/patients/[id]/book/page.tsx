import { staffPage } from '@/features/account/session/page-guards';
import { bookForAddress } from '@/features/desk/appointments/address';
import { getImportedPatient } from '@/features/desk/imports/data';
import { patientsAddress } from '@/features/desk/patient-search/address';
import { BookForPage } from '@/features/desk/patient-search/components/book-for-page';
import { getPatientFile } from '@/features/desk/patient-search/data';
import { readPlace } from '@/features/desk/staff-booking/query';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('patientSearch.book');

export default staffPage({
  duty: 'desk',
  ask: ({ id, search }) => ({ asked: bookForAddress(id).read(search) }),
  path: ({ locale, id, asked }) => bookForAddress(id).path(locale, asked),
  async show({ locale, session, id, asked }) {
    const file = await getPatientFile(session.token, id);
    const patient = file?.patient ?? (await getImportedPatient({ token: session.token, id }));
    if (!patient) return null;
    // Patients mostly return to the doctor they know.
    const latest = file?.appointments[0];
    const place = {
      ...asked,
      branch: asked.branch ?? latest?.branch.documentId ?? null,
      doctor: asked.doctor ?? latest?.doctor.documentId ?? null,
    };
    const page = await readPlace(session, locale, place);
    const name = `${patient.firstName} ${patient.lastName}`;
    const back = file ? patientsAddress.entry(locale, id) : patientsAddress.path(locale);
    return page && <BookForPage id={id} name={name} back={back} page={page} />;
  },
});

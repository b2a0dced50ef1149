import 'server-only';
import type { Locale } from 'next-intl';
import { isErased } from '@/contract/patient';
import type { AccountSession } from '@/features/account/session/session';
import { getBookingSetting } from '@/features/booking/choices/data';
import { getAppointment } from '@/features/desk/appointments/data';
import { getImportedPatient } from '@/features/desk/imports/data';
import type { WantedTime } from '@/features/desk/staff-calendar/address';
import { branchOf } from '@/features/desk/staff-calendar/query';
import { listDoctors } from '@/features/site/doctors/data';
import { listOrganisations } from '@/features/site/organisations/data';
import { listServices } from '@/features/site/services/data';
import { servicesOf } from './place-query';

export type NewAppointmentPage = NonNullable<Awaited<ReturnType<typeof readNewAppointment>>>;

/** Reads it; null when the reader does not work for the branch or the doctor is not known. @throws BackendError */
export async function readNewAppointment(session: AccountSession, locale: Locale, wanted: WantedTime) {
  const { patient } = wanted;
  const [{ branch }, doctors, services, organisations, setting, known] = await Promise.all([
    branchOf(session, locale, wanted.branch),
    listDoctors({ locale }),
    listServices({ locale }),
    listOrganisations(locale, wanted.branch),
    getBookingSetting(locale),
    patient === null ? null : getAppointment(session.token, patient),
  ]);
  const doctor = doctors.find(({ id }) => id === wanted.doctor);
  if (branch?.id !== wanted.branch || !doctor) return null;
  return {
    branch,
    doctor,
    doctors: Object.fromEntries(doctors.map(({ id, name }) => [id, name])),
    services: servicesOf(doctor, services),
    organisations,
    setting,
    known: known && isErased(known) ? null : known,
    imported:
      patient !== null && known === null
        ? await getImportedPatient({ token: session.token, id: patient })
        : null,
  };
}

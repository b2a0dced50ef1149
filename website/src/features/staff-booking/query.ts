import 'server-only';
import type { Locale } from 'next-intl';
import type { AppointmentDetail } from '@/contract/appointment';
import type { ImportedPatient } from '@/contract/imports';
import { isErased } from '@/contract/patient';
import type { AccountSession } from '@/features/account/session';
import { getAppointment } from '@/features/appointments/data';
import { type BookingSetting, getBookingSetting } from '@/features/booking/data';
import { servicesFor } from '@/features/booking/rules';
import type { Branch } from '@/features/branches/data';
import { type Doctor, listDoctors } from '@/features/doctors/data';
import { getImportedPatient } from '@/features/imports/data';
import { listOrganisations, type Organisation } from '@/features/organisations/data';
import { listServices, type Service } from '@/features/services/data';
import { branchesFor } from '@/features/staff-calendar/query';
import type { WantedTime } from '@/features/staff-calendar/rules';

/** Everything the form for a caller draws. */
export interface NewAppointmentPage {
  branch: Branch;
  doctor: Doctor;
  services: Service[];
  organisations: Organisation[];
  setting: BookingSetting;
  /** An appointment of the patient it is for, when it started there. */
  known: AppointmentDetail | null;
  /** Who it is for, of whom an import alone has told. */
  imported: ImportedPatient | null;
}

/** Reads it; null when the reader does not work for the branch or the doctor is not known. @throws BackendError */
export async function readNewAppointment({
  session,
  locale,
  wanted,
  patient,
}: {
  session: AccountSession;
  locale: Locale;
  wanted: WantedTime;
  /** Document id of an appointment of theirs, or of what was imported of them. */
  patient: string | null;
}): Promise<NewAppointmentPage | null> {
  const [branches, doctors, services, organisations, setting, known] = await Promise.all([
    branchesFor(session, locale),
    listDoctors({ locale }),
    listServices({ locale }),
    listOrganisations(locale, wanted.branch),
    getBookingSetting(locale),
    patient === null ? null : getAppointment(session.token, patient),
  ]);
  const branch = branches.find(({ id }) => id === wanted.branch);
  const doctor = doctors.find(({ id }) => id === wanted.doctor);
  if (!branch || !doctor) return null;
  const bookable = {
    ...doctor,
    specialtyIds: doctor.specialties.map(({ id }) => id),
    branchIds: doctor.branches.map(({ id }) => id),
  };
  return {
    branch,
    doctor,
    services: servicesFor(services, bookable, null),
    organisations,
    setting,
    known: known && isErased(known) ? null : known,
    imported: patient !== null && known === null ? await getImportedPatient(session.token, patient) : null,
  };
}

import 'server-only';
import type { Locale } from 'next-intl';
import type { AppointmentDetail } from '@/contract/appointment';
import type { ImportedPatient } from '@/contract/imports';
import { isErased } from '@/contract/patient';
import type { AccountSession } from '@/features/account/session/session';
import { type BookingSetting, getBookingSetting } from '@/features/booking/choices/data';
import { servicesFor } from '@/features/booking/choices/rules';
import { getAppointment } from '@/features/desk/appointments/data';
import { getImportedPatient } from '@/features/desk/imports/data';
import { branchesFor } from '@/features/desk/staff-calendar/query';
import type { WantedTime } from '@/features/desk/staff-calendar/rules';
import type { Branch } from '@/features/site/branches/data';
import { type Doctor, listDoctors } from '@/features/site/doctors/data';
import { listOrganisations, type Organisation } from '@/features/site/organisations/data';
import { listServices, type Service } from '@/features/site/services/data';

export interface NewAppointmentPage {
  branch: Branch;
  doctor: Doctor;
  doctors: Record<string, string>;
  services: Service[];
  organisations: Organisation[];
  setting: BookingSetting;
  known: AppointmentDetail | null;
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
    doctors: Object.fromEntries(doctors.map(({ id, name }) => [id, name])),
    services: servicesFor(services, bookable, null),
    organisations,
    setting,
    known: known && isErased(known) ? null : known,
    imported: patient !== null && known === null ? await getImportedPatient(session.token, patient) : null,
  };
}

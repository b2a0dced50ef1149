import 'server-only';
import type { Locale } from 'next-intl';
import { isErased } from '@/contract/patient';
import type { AccountSession } from '@/features/account/session/session';
import { getBookingSetting } from '@/features/booking/choices/data';
import { servicesFor } from '@/features/booking/choices/rules';
import { ANY_DOCTOR, type AskedPlace } from '@/features/desk/appointments/address';
import { getAppointment } from '@/features/desk/appointments/data';
import { getImportedPatient } from '@/features/desk/imports/data';
import type { WantedTime } from '@/features/desk/staff-calendar/address';
import { getCalendar } from '@/features/desk/staff-calendar/data';
import { branchOf } from '@/features/desk/staff-calendar/query';
import { type Doctor, listDoctors } from '@/features/site/doctors/data';
import { listOrganisations } from '@/features/site/organisations/data';
import { listServices, type Service } from '@/features/site/services/data';
import { dateInZone } from '@/lib/time/clinic-time';
import { addDays } from '@/lib/time/week';
import { freeDays } from './rules';

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

const WEEKS = 5;

function servicesOf(doctor: Doctor, offered: Service[]): Service[] {
  const specialtyIds = doctor.specialties.map(({ id }) => id);
  const branchIds = doctor.branches.map(({ id }) => id);
  return servicesFor(offered, { ...doctor, specialtyIds, branchIds }, null);
}

/** Place and doctor for which times are looked for, other choices, and the times of a week. */
export type PlacePage = NonNullable<Awaited<ReturnType<typeof readPlace>>>;

/**
 * Reads the free times of a place; whatever is left open is chosen, also the first week with free times. Null if the reader has no
 * branch.  @param begins first day unless one is asked for; today by default @throws BackendError
 */
export async function readPlace(session: AccountSession, locale: Locale, asked: AskedPlace, begins?: string) {
  const [{ branches, branch }, all, offered, setting] = await Promise.all([
    branchOf(session, locale, asked.branch),
    listDoctors({ locale }),
    listServices({ locale }),
    getBookingSetting(locale),
  ]);
  if (!branch) return null;
  const doctors = all.filter((doctor) => doctor.branches.some(({ id }) => id === branch.id));
  const doctor = asked.doctor === ANY_DOCTOR ? null : (doctors.find(({ id }) => id === asked.doctor) ?? null);
  const services = doctor ? servicesOf(doctor, offered) : offered;
  const service =
    services.find(({ id }) => id === asked.service) ??
    services.find(({ id }) => id === setting.defaultServiceId) ??
    services[0];
  const today = dateInZone({ instant: new Date(), timeZone: branch.timeZone });
  // Written dates sort as they follow each other.
  const [, first = today] = [asked.from ?? begins ?? today, today].sort();
  const readWeek = (from: string) =>
    getCalendar({
      token: session.token,
      branch: branch.id,
      doctor: doctor?.id ?? null,
      service: service?.id ?? null,
      from,
      days: 7,
    });
  let [from, calendar] = [first, await readWeek(first)];
  // A doctor comes once a week, and the day of a visit that is to be moved may be closed.
  for (let week = 1; asked.from === null && week < WEEKS; week += 1) {
    if (!calendar || freeDays(calendar, locale).length > 0) break;
    from = addDays({ date: first, days: 7 * week });
    calendar = await readWeek(from);
  }
  if (!calendar) return null;
  return {
    branches,
    doctors,
    services,
    branch,
    /** Null: every doctor of the branch. */
    doctor: doctor?.id ?? null,
    service: service?.id ?? null,
    /** First day of the week, `YYYY-MM-DD`. */
    from,
    today,
    calendar,
  };
}

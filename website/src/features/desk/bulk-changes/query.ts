import 'server-only';
import type { Locale } from 'next-intl';
import type { Appointment } from '@/contract/appointment';
import type { AccountSession } from '@/features/account/session/session';
import { listAppointments } from '@/features/desk/appointments/data';
import { staffSearches } from '@/features/desk/appointments/session';
import { getCalendar } from '@/features/desk/staff-calendar/data';
import { type Doctor, listDoctors } from '@/features/site/doctors/data';
import { type BulkView, isApplicable, listsFor, weeksOf } from './rules';
import { ANY_DOCTOR, type DoctorTime, MOST, SAME_DOCTOR } from './schema';
import { datesAround, spreadTimes } from './spread-rules';

/** Exactly whom a press would hit, before it is made. */
export type BulkPage = Awaited<ReturnType<typeof readBulkPage>>;

/** Reads the appointments of a filter that something is to be done with, the earliest first; those to be reassigned with where to. @throws BackendError */
export async function readBulkPage({ token }: AccountSession, locale: Locale, view: BulkView) {
  const text = view.filter.search ? await staffSearches.read(view.filter.search) : null;
  const isForgotten = view.filter.search !== null && text === null;
  const now = Date.now();
  // Without the text of a search it would be everybody.
  const lists = isForgotten ? [] : listsFor(view, now);
  const [found, all] = await Promise.all([
    Promise.all(lists.map((list) => listAppointments({ token, ...list, text, pageSize: MOST }))),
    listDoctors({ locale }),
  ]);
  // One that was confirmed between two of the lists is in both.
  const known = new Map(found.flatMap(({ data }) => data.map((one) => [one.documentId, one] as const)));
  const items = [...known.values()]
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
    .slice(0, MOST);
  const shown = items.filter((appointment) => isApplicable(view.act, appointment, now));
  const doctors = all
    .filter(({ id, branches }) => {
      const isThere = branches.some((branch) => shown.some((one) => one.branch.documentId === branch.id));
      return isThere && id !== view.filter.doctor;
    })
    .map(({ id, name }) => ({ id, name }));
  const destinations =
    view.act === 'reassign' && view.to.length > 0
      ? spreadTimes(await readWishes({ token, view, appointments: shown, all }))
      : null;
  return {
    rows: shown.map((appointment) => ({
      appointment,
      destination: destinations?.get(appointment.documentId) ?? null,
    })),
    /** Number of matches, to say when there are more than are shown. */
    total: found.reduce((sum, { meta }) => sum + meta.pagination.total, 0),
    leftOut: items.length - shown.length,
    doctors,
    isForgotten,
  };
}

/** The calendar that belongs to an appointment: of its branch, with the length of its service. */
const placeOf = ({ branch, service }: Appointment) => `${branch.documentId} ${service.documentId}`;

interface Given {
  token: string;
  view: BulkView;
  appointments: Appointment[];
  all: Doctor[];
}

/** The free times of the chosen doctors for each of the appointments, on the days around them. */
async function readWishes({ token, view: { to, day }, appointments, all }: Given) {
  const [only = ''] = to.length === 1 ? to : [];
  const doctor = all.some(({ id }) => id === only) ? only : null;
  const free = new Map<string, DoctorTime[]>();
  for (const place of new Set(appointments.map(placeOf))) {
    const own = appointments.filter((appointment) => placeOf(appointment) === place);
    const [branch = '', service = ''] = place.split(' ');
    const times: DoctorTime[] = [];
    for (const from of weeksOf(own.flatMap((one) => datesAround({ ...one, day })))) {
      const calendar = await getCalendar({ token, branch, doctor, service, from, days: 7 });
      for (const { doctor, days } of calendar?.data ?? [])
        for (const { kind, startsAt, endsAt } of days.flatMap(({ entries }) => entries))
          if (kind === 'free') times.push({ doctor: doctor.documentId, startsAt, endsAt });
    }
    free.set(place, times);
  }
  return appointments.map((one) => {
    const isWanted = wantedBy(one, to, all);
    return {
      id: one.documentId,
      startsAt: one.startsAt,
      timeZone: one.timeZone,
      doctor: one.doctor.documentId,
      day,
      free: (free.get(placeOf(one)) ?? []).filter((time) => isWanted(time.doctor)),
    };
  });
}

/** Returns the doctors to whom an appointment may go: the chosen ones, or all bookable ones of its specialty. */
function wantedBy(appointment: Appointment, to: string[], all: Doctor[]) {
  const own = all.find(({ id }) => id === appointment.doctor.documentId);
  const specialties = appointment.specialty
    ? [appointment.specialty.documentId]
    : (own?.specialties.map(({ id }) => id) ?? []);
  const standIns = all.filter(
    ({ takesNoNewBookings, specialties: some }) =>
      !takesNoNewBookings && (specialties.length === 0 || some.some(({ id }) => specialties.includes(id))),
  );
  return (doctor: string) => {
    if (doctor === appointment.doctor.documentId) return to.includes(SAME_DOCTOR);
    return to.includes(doctor) || (to.includes(ANY_DOCTOR) && standIns.some(({ id }) => id === doctor));
  };
}

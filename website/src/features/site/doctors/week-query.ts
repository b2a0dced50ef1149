import { readAvailability } from '@/features/site/next-free-times/data';
import type { WeekQuery } from '@/features/site/next-free-times/query';
import { collectDays, WINDOW_DAYS } from '@/features/site/next-free-times/rules';
import { DAYS_SHOWN, type WeekBranch } from '@/features/site/next-free-times/week-state';
import { datesWithTimes, nextDateOf, sayWeek } from '@/features/site/next-free-times/week-words';
import { listServices } from '@/features/site/services/data';
import { dateInZone } from '@/lib/time/clinic-time';
import { addDays } from '@/lib/time/week';
import { type Doctor, listDoctors } from './data';

/** Furthest day that may be asked for; the backend knows the booking horizon and has no times beyond it. */
const LAST_DAY = 366;

/** Returns where a doctor can be booked now: nowhere while no new bookings are taken. */
export function weekBranches(doctor: Pick<Doctor, 'branches' | 'takesNoNewBookings'>): WeekBranch[] {
  if (doctor.takesNoNewBookings) return [];
  return doctor.branches
    .filter((branch) => !branch.takesNoNewBookings)
    .map(({ id, number, name, timeZone }) => ({ id, number, name, timeZone }));
}

/**
 * The next days on which a doctor has free times at any branch, from a date or from today, in words; some seconds old at most. The
 * first branch's clock decides what day today is. A branch that does not answer is left out.
 *
 * @returns null for a doctor who cannot be booked
 * @throws BackendError when no branch answers
 */
export async function readWeek(given: WeekQuery & { soonDays: number }) {
  const { locale, doctor: number, service: serviceNumber, specialty, from: asked, soonDays } = given;
  // Found in the list of all: a read by number would be cached for every number somebody makes up.
  const doctor = (await listDoctors({ locale })).find((one) => one.number === number);
  const branches = doctor ? weekBranches(doctor) : [];
  const [first] = branches;
  if (!doctor || !first) return null;
  const services = serviceNumber === undefined ? [] : await listServices({ locale });
  const service = services.find((one) => one.number === serviceNumber);

  const now = new Date();
  const today = dateInZone({ instant: now, timeZone: first.timeZone });
  const isLater = asked !== undefined && asked > today && asked <= addDays({ date: today, days: LAST_DAY });
  const found = await collectDays({
    from: isLater ? asked : today,
    count: DAYS_SHOWN,
    read: (from) => readBranches({ doctor: doctor.id, branches, service: service?.id, from }),
    datesOf: datesWithTimes,
    nextOf: nextDateOf,
  });
  // Later days do not say what was free before them.
  const days = isLater ? Number.POSITIVE_INFINITY : soonDays;
  return sayWeek({
    ...found,
    locale,
    doctor: number,
    service: service?.number,
    specialty,
    now,
    soonDays: days,
    isSeries: service?.series != null,
  });
}

interface ReadBranchesGiven {
  /** Document ids, as is `service`. */
  doctor: string;
  branches: WeekBranch[];
  service: string | undefined;
  from: string;
}

/** Returns what every branch answers for the days from one; null for a branch that does not. */
async function readBranches({ doctor, branches, service, from }: ReadBranchesGiven) {
  const settled = await Promise.allSettled(
    branches.map(({ id }) => readAvailability({ doctor, branch: id, service, from, days: WINDOW_DAYS })),
  );
  const [failed] = settled.filter(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected' && settled.every(({ status }) => status === 'rejected'))
    throw failed.reason;
  return branches.map((branch, index) => {
    const answer = settled[index];
    return { branch, times: answer?.status === 'fulfilled' ? answer.value : null };
  });
}

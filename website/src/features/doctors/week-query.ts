import type { z } from 'zod';
import { readAvailability } from '@/features/next-free-times/data';
import type { weekQuery } from '@/features/next-free-times/query';
import { WEEK_DAYS } from '@/features/next-free-times/rules';
import type { WeekBranch, WeekInWords } from '@/features/next-free-times/week-state';
import { sayWeek } from '@/features/next-free-times/week-words';
import { listServices } from '@/features/services/data';
import { dateInZone } from '@/lib/clinic-time';
import { addDays } from '@/lib/week';
import { type DoctorProfile, getDoctor } from './data';

/** Where a doctor can be booked now: nowhere while no new bookings are taken. */
export function weekBranches({ practices, takesNoNewBookings }: DoctorProfile): WeekBranch[] {
  if (takesNoNewBookings) return [];
  return practices
    .filter(({ branch }) => !branch.takesNoNewBookings)
    .map(({ branch: { id, number, name, timeZone }, hours }) => {
      return {
        id,
        number,
        name,
        timeZone,
        weekdays: [...new Set(hours.shifts.map(({ weekday }) => weekday))],
      };
    });
}

/**
 * A week of a doctor's free times at every branch in words; some seconds old at most. The first branch's clock decides
 * what day today is. A branch that does not answer is left out.
 *
 * @returns null for a doctor who cannot be booked
 * @throws BackendError when no branch answers
 */
export async function readWeek({
  locale,
  doctor: number,
  service: serviceNumber,
  specialty,
  week,
  soonDays,
}: z.output<typeof weekQuery> & { soonDays: number }): Promise<WeekInWords | null> {
  const doctor = await getDoctor({ locale, number });
  const branches = doctor ? weekBranches(doctor) : [];
  const [first] = branches;
  if (!doctor || !first) return null;
  const services = serviceNumber === undefined ? [] : await listServices({ locale });
  const service = services.find((one) => one.number === serviceNumber);

  const now = new Date();
  const today = dateInZone({ instant: now, timeZone: first.timeZone });
  const from = addDays({ date: today, days: week * WEEK_DAYS });
  const read = async (branch: WeekBranch) =>
    readAvailability({ doctor: doctor.id, branch: branch.id, service: service?.id, from, days: WEEK_DAYS });
  const settled = await Promise.allSettled(branches.map(read));
  const [failed] = settled.filter(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected' && settled.every(({ status }) => status === 'rejected'))
    throw failed.reason;
  const answers = branches.map((branch, index) => {
    const answer = settled[index];
    return { branch, times: answer?.status === 'fulfilled' ? answer.value : null };
  });
  // A later week does not say what was free before it.
  const days = week === 0 ? soonDays : Number.POSITIVE_INFINITY;
  const asked = { locale, doctor: number, service: service?.number, specialty, from };
  return sayWeek({ ...asked, answers, now, soonDays: days });
}

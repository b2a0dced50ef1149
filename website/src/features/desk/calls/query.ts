import 'server-only';
import { type AppointmentDetail, workListAnswer } from '@/contract/appointment';
import { getAppointment } from '@/features/desk/appointments/data';
import { getCalendar } from '@/features/desk/staff-calendar/data';
import { listUndelivered } from '@/features/desk/undelivered/data';
import { readAnswer } from '@/lib/backend/calls';
import { nullIfUnavailable } from '@/lib/backend/errors';
import { dateInZone } from '@/lib/time/clinic-time';
import type { WorkFilter } from './address';

/** Number of free times that are offered in the middle of a call. */
const MOST_TIMES = 8;

export async function readWorkList(token: string, { page, size }: WorkFilter) {
  const [work, undelivered] = await Promise.all([
    readAnswer(workListAnswer, { path: '/calls', params: { page, pageSize: size }, token }),
    listUndelivered({ token }),
  ]);
  const { open } = work.meta;
  const file = open ? await getAppointment(token, open) : null;
  const times = file?.status === 'pending' ? await listNextTimes(token, file) : null;
  return { work, file, undelivered, times };
}

/** The next free times of the doctor of a request, ISO; null when they cannot be read. */
async function listNextTimes(token: string, file: AppointmentDetail): Promise<string[] | null> {
  const { branch, doctor, service, timeZone } = file;
  const asked = {
    token,
    branch: branch.documentId,
    doctor: doctor.documentId,
    service: service.documentId,
    from: dateInZone({ instant: new Date(), timeZone }),
    days: 7,
  };
  const calendar = await nullIfUnavailable(() => getCalendar(asked));
  if (calendar === null) return null;
  const entries = calendar.data.flatMap(({ days }) => days.flatMap((day) => day.entries));
  return entries.flatMap(({ kind, startsAt }) => (kind === 'free' ? [startsAt] : [])).slice(0, MOST_TIMES);
}

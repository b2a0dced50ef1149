import type { Locale } from 'next-intl';
import type { OwnAppointment } from '@/contract/appointment';
import { describeTimes, findNextTimes } from '@/features/booking/data';
import { BackendError } from '@/lib/backend/errors';
import { choicesSearch } from '@/lib/booking-address';
import { dateInZone } from '@/lib/clinic-time';
import { getVisitorAddress } from '@/lib/visitor';

/** The next free times of the appointment's doctor and branch, each leading to the question about it. */
export async function NextTimes({
  locale,
  appointment,
  page,
}: {
  locale: Locale;
  appointment: OwnAppointment;
  page: string;
}) {
  const times = await readNextTimes({ locale, appointment });
  if (times.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {times.map(({ startsAt, label }) => {
        const date = dateInZone({ instant: startsAt, timeZone: appointment.timeZone });
        return (
          <li key={startsAt}>
            <a
              href={`${page}${choicesSearch({ date, time: startsAt })}`}
              className="inline-flex min-h-11 items-center rounded-control border border-line-strong bg-surface px-4 py-1 font-semibold text-action hover:border-action"
            >
              {label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** None when the backend cannot say: the calendar below is the other way on. */
async function readNextTimes({ locale, appointment }: { locale: Locale; appointment: OwnAppointment }) {
  try {
    const slots = await findNextTimes({
      doctor: appointment.doctor.documentId,
      branch: appointment.branch.documentId,
      service: appointment.service.documentId,
      startsAt: appointment.startsAt,
      timeZone: appointment.timeZone,
      visitor: await getVisitorAddress(),
      holdKey: null,
    });
    return await describeTimes({ slots, timeZone: appointment.timeZone, locale });
  } catch (error) {
    if (error instanceof BackendError) return [];
    throw error;
  }
}

import type { Locale } from 'next-intl';
import type { OwnAppointment } from '@/contract/appointment';
import { describeTimes, findNextTimes } from '@/features/booking/data';
import { BackendError } from '@/lib/backend/errors';
import { choicesSearch } from '@/lib/booking-address';
import { dateInZone } from '@/lib/clinic-time';
import { getVisitorAddress } from '@/lib/visitor';

/** The next free times of the visit's doctor and branch, each leading to the question about it. */
export async function NextTimes({
  locale,
  visit,
  page,
}: {
  locale: Locale;
  visit: OwnAppointment;
  page: string;
}) {
  const times = await readNextTimes({ locale, visit });
  if (times.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {times.map(({ startsAt, label }) => {
        const date = dateInZone({ instant: startsAt, timeZone: visit.timeZone });
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
async function readNextTimes({ locale, visit }: { locale: Locale; visit: OwnAppointment }) {
  try {
    const slots = await findNextTimes({
      doctor: visit.doctor.documentId,
      branch: visit.branch.documentId,
      service: visit.service.documentId,
      startsAt: visit.startsAt,
      timeZone: visit.timeZone,
      visitor: await getVisitorAddress(),
      holdKey: null,
    });
    return await describeTimes({ slots, timeZone: visit.timeZone, locale });
  } catch (error) {
    if (error instanceof BackendError) return [];
    throw error;
  }
}

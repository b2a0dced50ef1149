import { getLocale } from 'next-intl/server';
import type { OwnAppointment } from '@/contract/appointment';
import { describeTimes, findNextTimes } from '@/features/booking/choices/data';
import type { Branch } from '@/features/site/branches/data';
import { choicesSearch } from '@/lib/address/booking-address';
import { withFallback } from '@/lib/backend/errors';
import { getVisitorAddress } from '@/lib/request/visitor';
import { dateInZone } from '@/lib/time/clinic-time';

/** The next free times of the appointment's doctor at a branch, each leading to the question about it. */
export async function NextTimes({
  appointment: { doctor, service, startsAt: from, branch: own },
  branch: { id, number, timeZone },
  page,
}: {
  appointment: OwnAppointment;
  branch: Branch;
  page: string;
}) {
  const locale = await getLocale();
  // When the backend cannot say, the calendar below shows them too.
  const times = await withFallback(async () => {
    const slots = await findNextTimes({
      doctor: doctor.documentId,
      branch: id,
      service: service.documentId,
      startsAt: from,
      timeZone,
      visitor: await getVisitorAddress(),
      holdKey: null,
    });
    return await describeTimes(slots, timeZone, locale);
  }, []);
  const place = id === own.documentId ? {} : { branch: String(number) };
  if (times.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {times.map(({ startsAt, label }) => {
        const date = dateInZone({ instant: startsAt, timeZone });
        return (
          <li key={startsAt}>
            <a
              href={`${page}${choicesSearch({ ...place, date, time: startsAt })}`}
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

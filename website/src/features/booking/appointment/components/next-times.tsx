import type { Locale } from 'next-intl';
import type { OwnAppointment } from '@/contract/appointment';
import { describeTimes, findNextTimes } from '@/features/booking/choices/data';
import type { Branch } from '@/features/site/branches/data';
import { choicesSearch } from '@/lib/address/booking-address';
import { withFallback } from '@/lib/backend/errors';
import { getVisitorAddress } from '@/lib/request/visitor';
import { dateInZone } from '@/lib/time/clinic-time';

/** The next free times of the appointment's doctor at a branch, each leading to the question about it. */
export async function NextTimes({
  locale,
  appointment,
  branch,
  page,
}: {
  locale: Locale;
  appointment: OwnAppointment;
  branch: Branch;
  page: string;
}) {
  const times = await readNextTimes(locale, appointment, branch);
  const place = branch.id === appointment.branch.documentId ? {} : { branch: String(branch.number) };
  if (times.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {times.map(({ startsAt, label }) => {
        const date = dateInZone({ instant: startsAt, timeZone: branch.timeZone });
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

/** Reads the next times; null when the backend cannot say: the calendar below shows them too. */
async function readNextTimes(locale: Locale, appointment: OwnAppointment, branch: Branch) {
  return await withFallback(async () => {
    const slots = await findNextTimes({
      doctor: appointment.doctor.documentId,
      branch: branch.id,
      service: appointment.service.documentId,
      startsAt: appointment.startsAt,
      timeZone: branch.timeZone,
      visitor: await getVisitorAddress(),
      holdKey: null,
    });
    return await describeTimes(slots, branch.timeZone, locale);
  }, []);
}

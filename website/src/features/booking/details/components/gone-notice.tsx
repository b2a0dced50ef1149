import Link from 'next/link';
import type { ReactNode } from 'react';
import type { TimeChoice } from '@/features/booking/choices/data';
import { withChoice } from '@/features/booking/choices/query';
import { type BookingQuery, bookingPath } from '@/lib/address/booking-address';

/** Notice that the chosen time is taken, with the next ones, or next steps when there are none. */
export function GoneNotice({
  next,
  query,
  base,
  words,
  elsewhere,
}: {
  next: TimeChoice[];
  query: BookingQuery;
  base: string;
  words: { title: string; text: string; none: string };
  elsewhere: ReactNode;
}) {
  return (
    <div className="mt-3 rounded-card border-2 border-status-pending bg-status-pending-soft p-5">
      <div role="alert">
        <h3 className="text-lg text-status-pending">{words.title}</h3>
        <p className="mt-1">{next.length > 0 ? words.text : words.none}</p>
      </div>
      <ul className="mt-3 flex flex-wrap gap-2">
        {next.map(({ startsAt, label }) => (
          <li key={startsAt}>
            <Link
              href={`${base}${bookingPath(withChoice(query, 'time', startsAt))}`}
              replace
              scroll={false}
              prefetch={false}
              className="inline-flex min-h-11 items-center rounded-control border border-line-strong bg-surface px-4 py-1 font-semibold text-action hover:border-action"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {next.length > 0 ? null : elsewhere}
    </div>
  );
}

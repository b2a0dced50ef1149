'use client';

import Link from 'next/link';
import type { Locale } from '@/i18n/routing';
import { formatCalendarDate, formatTime } from '@/lib/clinic-time';
import type { Availability } from '../schema';
import type { WeekWords } from './words';

type Slots = Availability['data'][number]['slots'];

/** Times shown of one day: a row of three on phones, a column of five on wide pages; the rest is one link away. */
const SHOWN_NARROW = 3;
const SHOWN_WIDE = 5;

const slotClass =
  'min-h-11 items-center justify-center rounded-control border border-line-strong bg-surface px-1 font-semibold text-action text-sm tabular-nums hover:border-action hover:bg-surface-sky';

/** One day of the week of times. Its height depends only on whether the doctor works on that weekday. */
export function DayOfTimes({
  date,
  isWorking,
  slots,
  isAsking,
  timeZone,
  bookingPath,
  locale,
  words,
}: {
  /** The branch's date; null before the browser knows today's. */
  date: string | null;
  isWorking: boolean;
  slots: Slots | null;
  isAsking: boolean;
  timeZone: string;
  bookingPath: string;
  locale: Locale;
  words: WeekWords;
}) {
  const hasTimes = slots !== null && slots.length > 0;
  return (
    <li
      className={`border-line border-t py-2 lg:border-t-0 lg:py-0 ${isWorking || hasTimes ? 'min-h-[5.75rem] lg:min-h-[21rem]' : 'min-h-11 max-lg:flex max-lg:items-center max-lg:justify-between lg:min-h-[21rem]'}`}
    >
      <p className="min-h-6 font-semibold text-brand text-sm leading-6 lg:mb-3 lg:min-h-10 lg:border-line lg:border-b lg:pb-2 lg:text-center">
        {date ? formatCalendarDate({ date, locale, style: 'medium' }) : null}
      </p>
      {hasTimes && date ? (
        <ul className="mt-1 grid grid-cols-4 gap-2 lg:grid-cols-1">
          {slots.slice(0, SHOWN_WIDE).map(({ startsAt }, place) => {
            const moment = { instant: startsAt, timeZone, locale };
            return (
              <li key={startsAt} className={place < SHOWN_NARROW ? '' : 'max-lg:hidden'}>
                <Link
                  href={`${bookingPath}&date=${date}&time=${startsAt}`}
                  prefetch={false}
                  aria-label={words.book
                    .replace('{day}', formatCalendarDate({ date, locale, style: 'medium' }))
                    .replace('{time}', formatTime(moment))}
                  className={`flex ${slotClass}`}
                >
                  {formatTime(moment)}
                </Link>
              </li>
            );
          })}
          <More
            date={date}
            total={slots.length}
            shown={SHOWN_NARROW}
            className="lg:hidden"
            {...{ bookingPath, locale, words }}
          />
          <More
            date={date}
            total={slots.length}
            shown={SHOWN_WIDE}
            className="max-lg:hidden"
            {...{ bookingPath, locale, words }}
          />
        </ul>
      ) : isAsking || date === null ? (
        isWorking ? (
          <span aria-hidden="true" className="mt-1 block h-11 rounded-control bg-surface-warm lg:h-60" />
        ) : null
      ) : (
        <p className="text-sm text-text-soft lg:text-center">
          {slots ? (isWorking ? words.full : words.notHere) : null}
        </p>
      )}
    </li>
  );
}

function More({
  date,
  total,
  shown,
  bookingPath,
  locale,
  words,
  className,
}: {
  date: string;
  total: number;
  shown: number;
  bookingPath: string;
  locale: Locale;
  words: WeekWords;
  className: string;
}) {
  const count = total - shown;
  if (count <= 0) return null;
  return (
    <li className={className}>
      <Link
        href={`${bookingPath}&date=${date}`}
        prefetch={false}
        aria-label={words.moreOn
          .replace('{count}', String(count))
          .replace('{day}', formatCalendarDate({ date, locale, style: 'medium' }))}
        className="flex min-h-11 items-center justify-center rounded-control font-semibold text-action text-sm underline underline-offset-4"
      >
        {words.more.replace('{count}', String(count))}
      </Link>
    </li>
  );
}

'use client';

import Link from 'next/link';
import type { Availability } from '@/contract/availability';
import type { Locale } from '@/i18n/routing';
import { formatCalendarDate, formatTime } from '@/lib/clinic-time';
import type { TimeHref, WeekAnswer, WeekBranch, WeekWords } from '../week-state';

type Slots = Availability['data'][number]['slots'];

/** Times shown per branch and day: a row of three on phones, a column on wide pages; the rest is one link away. */
const SHOWN_NARROW = 3;
const SHOWN_WIDE = 5;
const SHOWN_WIDE_SHARED = 2;

/** Heights of a day on phones, in rem, with and without hours. */
export const WORKDAY_REM = 7.25;
export const DAY_OFF_REM = 2.75;

/** One day of the week of times. Its height depends only on whether the doctor works on that weekday. */
export function DayOfTimes({
  date,
  isWorkday,
  answers,
  hrefOf,
  locale,
  words,
}: {
  /** The branch's date. */
  date: string;
  isWorkday: boolean;
  /** Null while they are asked for. */
  answers: WeekAnswer[] | null;
  hrefOf: TimeHref;
  locale: Locale;
  words: WeekWords;
}) {
  const groups = (answers ?? []).flatMap(({ branch, times }) => {
    const slots = times?.data.find((day) => day.date === date)?.slots ?? [];
    return slots.length > 0 ? [{ branch, slots }] : [];
  });
  const isOpen = isWorkday || groups.length > 0;
  return (
    <li
      className={`border-line border-t py-2 lg:min-h-[23.5rem] lg:border-t-0 lg:py-0 ${isOpen ? 'min-h-[7.25rem]' : 'min-h-11 max-lg:flex max-lg:items-center max-lg:justify-between'}`}
    >
      <p className="min-h-6 font-semibold text-brand text-sm leading-6 lg:mb-2 lg:min-h-9 lg:border-line lg:border-b lg:pb-2 lg:text-center">
        {formatCalendarDate({ date, locale, style: 'medium' })}
      </p>
      {groups.map(({ branch, slots }) => (
        <TimesAt
          key={branch.id}
          {...{ date, branch, slots, locale, words }}
          shownWide={groups.length > 1 ? SHOWN_WIDE_SHARED : SHOWN_WIDE}
          hrefOf={(time) => hrefOf({ branch: branch.number, date, ...(time && { time }) })}
        />
      ))}
      {groups.length === 0 && answers === null && isWorkday ? (
        <span aria-hidden="true" className="mt-7 block h-11 rounded-control bg-surface-warm lg:h-63" />
      ) : null}
      {groups.length === 0 && answers?.some(({ times }) => times) ? (
        <p className="text-sm text-text-soft lg:text-center">{isWorkday ? words.full : words.dayOff}</p>
      ) : null}
    </li>
  );
}

function TimesAt({
  date,
  branch,
  slots,
  shownWide,
  hrefOf,
  locale,
  words,
}: {
  date: string;
  branch: WeekBranch;
  slots: Slots;
  shownWide: number;
  /** Address of the booking with doctor, branch and day chosen, and a time when one is given. */
  hrefOf: (time?: string) => string;
  locale: Locale;
  words: WeekWords;
}) {
  const day = formatCalendarDate({ date, locale, style: 'medium' });
  return (
    <>
      <p className="mb-1 text-text-soft text-xs leading-6 lg:text-center">{branch.name}</p>
      <ul className="mb-2 grid grid-cols-4 gap-1.5 last:mb-0 lg:grid-cols-1 lg:gap-2">
        {slots.slice(0, Math.max(SHOWN_NARROW, shownWide)).map(({ startsAt }, place) => {
          const time = formatTime({ instant: startsAt, timeZone: branch.timeZone, locale });
          return (
            <li
              key={startsAt}
              className={place >= SHOWN_NARROW ? 'max-lg:hidden' : place >= shownWide ? 'lg:hidden' : ''}
            >
              <Link
                href={hrefOf(startsAt)}
                prefetch={false}
                aria-label={words.book
                  .replace('{day}', day)
                  .replace('{time}', time)
                  .replace('{branch}', branch.name)}
                className="flex min-h-11 items-center justify-center whitespace-nowrap rounded-control border border-line-strong bg-surface px-1 font-semibold text-action text-xs tabular-nums sm:text-sm hover:border-action hover:bg-surface-sky"
              >
                {time}
              </Link>
            </li>
          );
        })}
        {[
          { shown: SHOWN_NARROW, className: 'lg:hidden' },
          { shown: shownWide, className: 'max-lg:hidden' },
        ].map(({ shown, className }) =>
          slots.length > shown ? (
            <li key={className} className={className}>
              <Link
                href={hrefOf()}
                prefetch={false}
                aria-label={words.moreOn
                  .replace('{count}', String(slots.length - shown))
                  .replace('{day}', day)
                  .replace('{branch}', branch.name)}
                className="flex min-h-11 items-center justify-center font-semibold text-action text-sm underline underline-offset-4"
              >
                {words.more.replace('{count}', String(slots.length - shown))}
              </Link>
            </li>
          ) : null,
        )}
      </ul>
    </>
  );
}

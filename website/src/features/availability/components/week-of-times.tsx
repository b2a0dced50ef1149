'use client';

import Link from 'next/link';
import { type ReactNode, useEffect, useState } from 'react';
import type { Locale } from '@/i18n/routing';
import type { Weekday } from '@/lib/backend/shapes';
import { dateInZone, formatCalendarDate, formatRelativeDay, formatTime, zoneNote } from '@/lib/clinic-time';
import { addDays, weekdayOf } from '@/lib/week';
import type { Availability } from '../schema';
import { askAvailability } from './ask-times';
import { DayOfTimes } from './day-of-times';
import type { WeekWords } from './words';

const DAYS = 7;
/** As far ahead as a request may ever reach; the backend knows the true horizon and answers with no times beyond. */
const LAST_WEEK = 12;

export interface WeekBranch {
  id: string;
  number: number;
  name: string;
  timeZone: string;
  /** Weekdays with hours here: their rows keep room for times before any is known. */
  weekdays: Weekday[];
}

/**
 * Seven days of free times of one doctor at one branch, each time a link into its booking. The height of
 * every day is fixed by the doctor's hours, so nothing moves when the times arrive.
 */
export function WeekOfTimes({
  doctorId,
  branch,
  bookingPath,
  locale,
  words,
  icons,
}: {
  doctorId: string;
  branch: WeekBranch;
  /** Address of the booking with doctor and branch chosen; day and time are added to it. */
  bookingPath: string;
  locale: Locale;
  words: WeekWords;
  icons: { previous: ReactNode; next: ReactNode };
}) {
  const [today, setToday] = useState<string | null>(null);
  const [week, setWeek] = useState(0);
  const [answer, setAnswer] = useState<Availability | 'failed' | null>(null);

  useEffect(
    () => setToday(dateInZone({ instant: new Date(), timeZone: branch.timeZone })),
    [branch.timeZone],
  );

  useEffect(() => {
    if (today === null) return;
    let isGone = false;
    setAnswer(null);
    askAvailability({
      doctor: doctorId,
      branch: branch.id,
      from: addDays({ date: today, days: week * DAYS }),
      days: DAYS,
    })
      .then((found) => !isGone && setAnswer(found))
      .catch(() => !isGone && setAnswer('failed'));
    return () => {
      isGone = true;
    };
  }, [doctorId, branch.id, today, week]);

  const dates = Array.from({ length: DAYS }, (_, day) =>
    today === null ? null : addDays({ date: today, days: week * DAYS + day }),
  );
  const known = answer !== null && answer !== 'failed' ? answer : null;

  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <WeekButton label={words.previous} isOff={week === 0} onClick={() => setWeek(week - 1)}>
          {icons.previous}
        </WeekButton>
        <p aria-live="polite" className="min-h-7 text-center font-semibold text-sm">
          {answer === null ? <span className="sr-only">{words.loading}</span> : null}
          {dates[0] && dates[6] ? rangeText({ first: dates[0], last: dates[6], locale }) : null}
        </p>
        <WeekButton label={words.next} isOff={week === LAST_WEEK} onClick={() => setWeek(week + 1)}>
          {icons.next}
        </WeekButton>
      </div>
      <ol className="mt-2 grid lg:grid-cols-7 lg:gap-3">
        {dates.map((date, place) => (
          <DayOfTimes
            key={date ?? place}
            date={date}
            isWorking={
              date === null ? branch.weekdays.length > place : branch.weekdays.includes(weekdayOf(date))
            }
            slots={known?.data.find((day) => day.date === date)?.slots ?? null}
            isAsking={answer === null}
            timeZone={branch.timeZone}
            bookingPath={bookingPath}
            locale={locale}
            words={words}
          />
        ))}
      </ol>
      <div className="mt-4 min-h-14 text-sm">
        <WeekNote answer={answer} branch={branch} bookingPath={bookingPath} locale={locale} words={words} />
      </div>
    </div>
  );
}

/** What the days themselves do not say: nothing this week, another clock, or no answer at all. */
function WeekNote({
  answer,
  branch,
  bookingPath,
  locale,
  words,
}: {
  answer: Availability | 'failed' | null;
  branch: WeekBranch;
  bookingPath: string;
  locale: Locale;
  words: WeekWords;
}) {
  if (answer === null) return null;
  if (answer === 'failed') {
    return (
      <p>
        {words.failed}{' '}
        <Link href={bookingPath} className="font-semibold text-action underline underline-offset-4">
          {words.failedAction}
        </Link>
      </p>
    );
  }
  const { timeZone } = branch;
  const first = answer.data.flatMap((day) => day.slots)[0];
  if (first) {
    const readerTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const zone = zoneNote({ instant: first.startsAt, timeZone, readerTimeZone, locale });
    return zone ? <p className="text-text-soft">{words.zone.replace('{zone}', zone)}</p> : null;
  }
  const { nextFree } = answer.meta;
  if (!nextFree) return <p>{words.nothing}</p>;
  const moment = { instant: nextFree.startsAt, timeZone, locale };
  return (
    <Link
      href={`${bookingPath}&date=${dateInZone(moment)}&time=${nextFree.startsAt}`}
      className="inline-flex min-h-11 items-center rounded-control bg-accent-soft px-4 py-2 font-semibold text-accent-strong"
    >
      {words.nextFree
        .replace('{day}', formatRelativeDay({ ...moment, now: new Date() }))
        .replace('{time}', formatTime(moment))}
    </Link>
  );
}

function rangeText({ first, last, locale }: { first: string; last: string; locale: Locale }): string {
  const text = (date: string) => formatCalendarDate({ date, locale, style: 'medium' });
  return `${text(first)} – ${text(last)}`;
}

function WeekButton({
  label,
  isOff,
  onClick,
  children,
}: {
  label: string;
  isOff: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
      className="grid size-11 shrink-0 place-items-center rounded-pill border border-line-strong text-action hover:bg-surface-sky aria-disabled:border-line aria-disabled:text-line-strong"
    >
      {children}
    </button>
  );
}

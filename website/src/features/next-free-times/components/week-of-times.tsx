'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useEventReplay } from '@/components/ui/use-event-replay';
import { type Locale, localePath } from '@/i18n/routing';
import type { Weekday } from '@/lib/backend/shapes';
import { bookAppointmentPath } from '@/lib/booking-address';
import { dateInZone, formatCalendarDate } from '@/lib/clinic-time';
import { addDays, weekdayOf } from '@/lib/week';
import { askAvailability } from '../client';
import { datesOfWeek, WEEK_DAYS } from '../rules';
import type { TimeHref, WeekAnswer, WeekBranch, WeekWords } from '../week-state';
import { DAY_OFF_REM, DayOfTimes, WORKDAY_REM } from './day-of-times';
import { useKnownAppointment } from './known-appointment';
import { WeekButton, WeekFailed } from './week-controls';
import { WeekNote } from './week-note';

/** As far ahead as anyone may leaf; the backend knows the true horizon and has no times beyond it. */
const LAST_WEEK = 12;

/**
 * Seven days of a doctor's free times at every branch, each time a link into its booking. The height of a
 * day is fixed by the doctor's hours, so nothing moves when the times arrive.
 */
export function WeekOfTimes({
  doctorId,
  branches,
  doctor,
  heading,
  locale,
  words,
  icons,
  numbers,
}: {
  doctorId: string;
  /** At least one; the first one's clock decides what day today is. */
  branches: [WeekBranch, ...WeekBranch[]];
  /** Public number of the doctor. */
  doctor: number;
  heading: ReactNode;
  locale: Locale;
  words: WeekWords;
  icons: { previous: ReactNode; next: ReactNode };
  /** Whom to call while the times cannot be had. */
  numbers: ReactNode;
}) {
  const [today, setToday] = useState<string | null>(null);
  const [week, setWeek] = useState(0);
  const [answers, setAnswers] = useState<WeekAnswer[] | null>(null);
  const [isAsking, setAsking] = useState(true);
  const [tries, setTries] = useState(0);
  const buttons = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [{ timeZone }] = branches;
  const { serviceId, service, specialty } = useKnownAppointment();
  const hrefOf: TimeHref = (time) =>
    localePath({ locale, path: bookAppointmentPath({ by: 'doctor', doctor, service, specialty, ...time }) });
  const from = today === null ? null : addDays({ date: today, days: week * WEEK_DAYS });

  useEffect(() => setToday(dateInZone({ instant: new Date(), timeZone })), [timeZone]);

  // Asked once for each week, and again only by whoever presses the button: a clinic that does not answer is left alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    if (from === null) return;
    let isGone = false;
    setAsking(true);
    // What failed stays until something better comes: whoever asks again keeps the place on the page.
    setAnswers((old) => (old && isEmpty(old) ? old : null));
    const asked = branches.map(async (branch): Promise<WeekAnswer> => {
      const query = { doctor: doctorId, branch: branch.id, service: serviceId, from, days: WEEK_DAYS };
      return { branch, times: await askAvailability(query).catch(() => null) };
    });
    Promise.all(asked).then((found) => {
      if (isGone) return;
      setAnswers(found);
      setAsking(false);
    });
    return () => {
      isGone = true;
    };
  }, [doctorId, branches, serviceId, from, tries]);

  useEventReplay(buttons);

  const workdays = new Set<Weekday>(branches.flatMap(({ weekdays }) => weekdays));
  const range = from && rangeText({ from, locale });
  const hasFailed = answers !== null && isEmpty(answers);

  // The button that was pressed is gone once the times are there.
  useEffect(() => {
    if (tries > 0 && !hasFailed) list.current?.focus();
  }, [tries, hasFailed]);

  return (
    <>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 grow basis-40">{heading}</div>
        <div ref={buttons} className="flex gap-2 noscript:hidden">
          <WeekButton label={words.previous} isOff={week === 0} onClick={() => setWeek(week - 1)}>
            {icons.previous}
          </WeekButton>
          <WeekButton label={words.next} isOff={week === LAST_WEEK} onClick={() => setWeek(week + 1)}>
            {icons.next}
          </WeekButton>
        </div>
      </div>
      <p role="status" className="sr-only">
        {isAsking ? words.loading : hasFailed ? words.failed : range}
      </p>
      {hasFailed ? (
        <WeekFailed words={words} numbers={numbers} onRetry={() => setTries(tries + 1)} />
      ) : (
        <>
          <ol
            ref={list}
            tabIndex={-1}
            className="grid outline-none content-start noscript:min-h-0! lg:min-h-[23.5rem] lg:grid-cols-7 lg:gap-3"
          >
            {from === null ? (
              <li
                aria-hidden
                className="noscript:hidden lg:hidden"
                style={{ height: `${weekHeightRem(workdays.size)}rem` }}
              />
            ) : null}
            {datesOfWeek(from).map((date) => (
              <DayOfTimes
                key={date}
                date={date}
                isWorkday={workdays.has(weekdayOf(date))}
                answers={answers}
                hrefOf={hrefOf}
                locale={locale}
                words={words}
              />
            ))}
          </ol>
          <div className="mt-2 -mb-2 min-h-11 text-sm">
            {answers ? <WeekNote {...{ answers, hrefOf, locale, words }} /> : null}
          </div>
        </>
      )}
    </>
  );
}

function isEmpty(answers: WeekAnswer[]): boolean {
  return answers.every(({ times }) => times === null);
}

/** Height on phones before the dates are known: any seven days in a row hold each weekday once. */
function weekHeightRem(workdays: number): number {
  return workdays * WORKDAY_REM + (WEEK_DAYS - workdays) * DAY_OFF_REM;
}

function rangeText({ from, locale }: { from: string; locale: Locale }): string {
  return [from, addDays({ date: from, days: WEEK_DAYS - 1 })]
    .map((date) => formatCalendarDate({ date, locale, style: 'medium' }))
    .join(' – ');
}

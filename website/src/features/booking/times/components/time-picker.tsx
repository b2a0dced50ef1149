'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type BookingQuery, choicesSearch, readBookingQuery } from '@/lib/address/booking-address';
import { freeDays, type MonthView } from '../schema';
import type { TimePickerWords } from '../words';
import { MonthGrid } from './month-grid';
import { TimeList } from './time-list';
import { useMonth } from './use-month';
import { ZoneNote } from './zone-note';

interface Props {
  initial: MonthView;
  /** Choices so far, language prefix left out. */
  query: BookingQuery;
  /** Path of the page the calendar is on, language included: "/ar/booking". */
  page: string;
  locale: string;
  timeZone: string;
  /** Address of a month of free times, without its month. */
  monthAddress: string;
  words: TimePickerWords;
  /** Links to other doctors and branches, shown if there is no free time. */
  elsewhere: ReactNode;
  help: ReactNode;
  /** The way to the waiting list; `isScarce` shows it beside times that are free, but not soon. */
  waiting: ReactNode;
  isScarce: boolean;
  icons: { previous: ReactNode; next: ReactNode };
}

/** Day and time of the appointment, all of it links; with script a month is fetched with one request. */
export function TimePicker(props: Props) {
  const { initial, query, page, locale, timeZone, monthAddress, words, elsewhere, help, waiting } = props;
  const { isScarce, icons } = props;
  const { view, status, failedMonth, showMonth } = useMonth(initial, monthAddress);
  const [date, setDate] = useState(() => viewInAddress()?.date ?? query.date);
  const [said, setSaid] = useState('');
  const timesHeading = useRef<HTMLHeadingElement>(null);

  // Coming back from a later step, the address may be ahead of what the server drew at first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page is shown
  useEffect(() => {
    const month = viewInAddress()?.month;
    if (month && month !== initial.month) void showMonth(month);
  }, []);

  const free = freeDays(view);
  // Without a choice the first free day is open: most people want the next time there is.
  const day = view.weeks.flat().find((one) => one && one.date === date) ?? free[0] ?? null;
  const addressOf = (choices: BookingQuery) => `${page}${choicesSearch({ ...query, ...choices })}`;

  function chooseDay(chosen: string) {
    setDate(chosen);
    requestAnimationFrame(() => {
      timesHeading.current?.focus({ preventScroll: true });
      timesHeading.current?.scrollIntoView({ block: 'nearest' });
      // The address follows without asking the server again: a reload or a link shows the same day. After the day is
      // painted, for Next goes through the whole page when the address changes.
      setTimeout(() => {
        window.history.replaceState(null, '', addressOf({ month: chosen.slice(0, 7), date: chosen }));
      });
    });
  }

  async function chooseMonth(month: string, thenDate?: string): Promise<void> {
    setSaid(words.loading);
    const shown = await showMonth(month);
    // Failures are shown as an alert below; a month that was replaced by a newer request is not announced.
    setSaid(shown?.summary ?? '');
    if (!shown) return;
    setDate(thenDate);
    if (thenDate) chooseDay(thenDate);
    else window.history.replaceState(null, '', addressOf({ month, date: undefined }));
  }

  const hasTimes = day !== null && day.free > 0;
  // Never a day before the one that was chosen.
  const next = day ? (free.find(({ date: later }) => later > day.date) ?? null) : view.nextFree;
  const linkTo = ({ date: later, label }: { date: string; label: string }, className: string) => (
    <a
      href={addressOf({ month: later.slice(0, 7), date: later })}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        void chooseMonth(later.slice(0, 7), later);
      }}
    >
      {words.nextFree.replace('{date}', label)}
    </a>
  );
  return (
    <div className="mt-6 grid gap-8 xl:grid-cols-[1fr_minmax(20rem,26rem)]">
      <section aria-labelledby="times-title" className={status === 'loading' ? 'opacity-50' : ''}>
        <h3
          ref={timesHeading}
          id="times-title"
          tabIndex={-1}
          className="scroll-mt-24 rounded-control text-xl outline-none"
        >
          {day?.label ?? (next ? words.noneInMonth : words.noneAtAll)}
        </h3>
        {day ? (
          <p className="text-text-soft">
            {day.count}
            <ZoneNote {...{ locale, timeZone }} instant={day.groups[0]?.times[0]?.startsAt ?? null} />
          </p>
        ) : null}
        {day && hasTimes ? (
          <TimeList
            patterns={view.patterns}
            day={day}
            hrefOf={(time) => addressOf({ month: undefined, date: day.date, time })}
          />
        ) : (
          <div className="mt-4 space-y-4 rounded-card bg-surface-warm p-5">
            {day ? <p className="font-semibold">{words.noneOnDay}</p> : null}
            {next ? (
              <p>
                {linkTo(
                  next,
                  'inline-flex min-h-11 items-center rounded-control bg-accent px-5 py-2 font-semibold text-text-on-fill hover:bg-accent-strong',
                )}
              </p>
            ) : day && view.next ? (
              <p>
                <a href={addressOf({ month: view.next, date: undefined })} className="text-link">
                  {words.nextMonth}
                </a>
              </p>
            ) : null}
            {free.length === 0 || isScarce ? waiting : null}
            {elsewhere}
            {help}
          </div>
        )}
        {hasTimes && next ? <p className="mt-4">{linkTo(next, 'text-link')}</p> : null}
        {hasTimes && isScarce ? <div className="mt-5">{waiting}</div> : null}
      </section>

      <section aria-labelledby="month-title" aria-busy={status === 'loading'}>
        <p className="sr-only" aria-live="polite">
          {said}
        </p>
        <p className="mb-2 font-semibold text-text-soft xl:hidden">{words.differentDate}</p>
        <MonthGrid
          view={view}
          selected={day?.date ?? null}
          words={words}
          icons={icons}
          addressOf={addressOf}
          onDay={chooseDay}
          onMonth={(month) => void chooseMonth(month)}
          isLoading={status === 'loading'}
        />
        {status === 'failed' ? (
          <div role="alert" className="mt-4 rounded-card border border-danger bg-danger-soft p-4">
            <p className="font-bold text-danger">{words.failed}</p>
            <p className="mt-1 text-sm">{words.failedText}</p>
            <button
              type="button"
              className="mt-2 min-h-11 font-semibold text-action underline underline-offset-4"
              onClick={() => chooseMonth(failedMonth ?? view.month)}
            >
              {words.retry}
            </button>
            {help}
          </div>
        ) : null}
        {free.length > 0 ? <p className="mt-3 text-sm text-text-soft">{words.hint}</p> : null}
      </section>
    </div>
  );
}

/** Month and day in the address of the page; null on the server. */
function viewInAddress(): { month: string | undefined; date: string | undefined } | null {
  if (typeof window === 'undefined') return null;
  const { date, month } = readBookingQuery(Object.fromEntries(new URLSearchParams(window.location.search)));
  return { date, month: month ?? date?.slice(0, 7) };
}

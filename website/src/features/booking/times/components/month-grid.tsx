'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { findTarget } from '../key-rules';
import { type DayView, freeDays, type MonthView, nameOfDay } from '../schema';

interface Props {
  view: MonthView;
  selected: string | null;
  words: { label: string; previousMonth: string; nextMonth: string };
  icons: { previous: ReactNode; next: ReactNode };
  addressOf: (view: { month: string; date?: string | undefined }) => string;
  onDay: (date: string) => void;
  onMonth: (month: string) => void;
  isLoading: boolean;
}

/** A month as a grid of days (WAI-ARIA grid pattern): one tab stop, arrow keys follow the reading direction. */
export function MonthGrid({ view, selected, words, icons, addressOf, onDay, onMonth, isLoading }: Props) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [isEnhanced, setEnhanced] = useState(false);
  // Without script the arrow keys do nothing, so every day stays a tab stop until then.
  useEffect(() => setEnhanced(true), []);

  // The keys that turn the month take the focused day away with it: the focus goes on to the new one.
  const title = useRef<HTMLHeadingElement>(null);
  const isTurning = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a month that is known already is not fetched
  useEffect(() => {
    if (isLoading || !isTurning.current) return;
    isTurning.current = false;
    (body.current?.querySelector<HTMLElement>('a[tabindex="0"]') ?? title.current)?.focus();
  }, [isLoading, view.month]);

  const free = freeDays(view);
  const tabStop = free.find((day) => day.date === selected)?.date ?? free[0]?.date;

  function onKeyDown(event: KeyboardEvent<HTMLTableSectionElement>) {
    if (event.key === 'PageDown' || event.key === 'PageUp') {
      const month = event.key === 'PageDown' ? view.next : view.previous;
      event.preventDefault();
      isTurning.current = month !== null;
      if (month) onMonth(month);
      return;
    }
    const current = event.target instanceof HTMLElement ? event.target.dataset.date : undefined;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = current && findTarget({ weeks: view.weeks, current, key: event.key, isRtl });
    if (!target) return;
    event.preventDefault();
    body.current?.querySelector<HTMLElement>(`[data-date="${target}"]`)?.focus();
  }

  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <MonthLink month={view.previous} label={words.previousMonth} addressOf={addressOf} onMonth={onMonth}>
          {icons.previous}
        </MonthLink>
        <h3
          ref={title}
          id="month-title"
          tabIndex={-1}
          className="scroll-mt-24 rounded-control text-lg outline-none"
        >
          {view.title}
        </h3>
        <MonthLink month={view.next} label={words.nextMonth} addressOf={addressOf} onMonth={onMonth}>
          {icons.next}
        </MonthLink>
      </div>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a date grid is a table that takes arrow keys
        role="grid"
        aria-label={`${words.label}: ${view.title}`}
        className="mt-2 w-full table-fixed border-separate border-spacing-0"
      >
        <thead>
          <tr>
            {view.weekdays.map(({ narrow, short, long }) => (
              <th key={long} scope="col" abbr={long} className="pb-1 font-semibold text-text-soft text-xs">
                <span aria-hidden="true">
                  {/* Arabic has no abbreviations of weekdays, only their letters. */}
                  {short.length > 4 ? (
                    <>
                      <span className="sm:hidden">{narrow}</span>
                      <span className="max-sm:hidden">{short}</span>
                    </>
                  ) : (
                    short
                  )}
                </span>
                <span className="sr-only">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        {isLoading ? (
          <MonthSkeleton weeks={view.weeks.length} />
        ) : (
          <tbody ref={body} onKeyDown={onKeyDown}>
            {view.weeks.map((week, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a week has no other name
              <tr key={`${view.month}-${index}`}>
                {week.map((day, column) => (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell
                  <td
                    key={day?.date ?? column}
                    className="p-0.5 align-top"
                    aria-selected={day ? day.date === selected : undefined}
                  >
                    {day ? (
                      <Day
                        day={day}
                        name={nameOfDay(view.patterns, day)}
                        isSelected={day.date === selected}
                        tabIndex={isEnhanced && day.date !== tabStop ? -1 : 0}
                        href={addressOf({ month: view.month, date: day.date })}
                        onDay={onDay}
                      />
                    ) : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        )}
      </table>
    </>
  );
}

/** Does something in place of following a link, but for presses that open it elsewhere. */
function takeOver(event: MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  act();
}

const DAY = 'flex h-14 flex-col items-center justify-center rounded-control leading-tight';

interface DayProps extends Pick<Props, 'onDay'> {
  day: DayView;
  name: string;
  isSelected: boolean;
  tabIndex: number;
  href: string;
}

function Day({ day, name, isSelected, tabIndex, href, onDay }: DayProps) {
  const number = (
    <span
      aria-hidden="true"
      className={`font-semibold ${day.isToday ? 'underline decoration-2 underline-offset-4' : ''}`}
    >
      {day.dayOfMonth}
    </span>
  );
  if (day.free === 0) {
    return (
      <span className={`${DAY} text-text-soft`}>
        {number}
        <span aria-hidden="true" className="text-xs">
          {day.isPast ? '' : '–'}
        </span>
        <span className="sr-only">{name}</span>
      </span>
    );
  }
  return (
    <a
      href={href}
      data-date={day.date}
      tabIndex={tabIndex}
      aria-current={day.isToday ? 'date' : undefined}
      className={`${DAY} transition-colors ${
        isSelected
          ? 'bg-brand text-text-on-fill'
          : 'bg-surface-sky text-brand hover:bg-action hover:text-text-on-fill'
      }`}
      onClick={(event) => takeOver(event, () => onDay(day.date))}
    >
      {number}
      <span aria-hidden="true" className="text-xs tabular-nums">
        {day.free}
      </span>
      <span className="sr-only">{name}</span>
    </a>
  );
}

function MonthLink(
  props: Pick<Props, 'addressOf' | 'onMonth'> & { month: string | null; label: string; children: ReactNode },
) {
  const { month, label, addressOf, onMonth, children } = props;
  const look = 'flex size-11 items-center justify-center rounded-control';
  if (!month) return <span className={look} />;
  return (
    <a
      href={addressOf({ month })}
      aria-label={label}
      className={`${look} border border-line-strong text-action hover:bg-surface-sky`}
      onClick={(event) => takeOver(event, () => onMonth(month))}
    >
      {children}
    </a>
  );
}

/** Skeleton of a month that is being fetched, at its size. Its loading is announced elsewhere. */
function MonthSkeleton({ weeks }: { weeks: number }) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: weeks }, (_, week) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content
        <tr key={week}>
          {Array.from({ length: 7 }, (_, day) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells without content
            <td key={day} className="p-0.5">
              <span className="block h-14 animate-pulse rounded-control bg-line/60" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

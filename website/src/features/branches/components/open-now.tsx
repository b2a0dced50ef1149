'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/i18n/routing';
import { clockText, weekdayName } from '../clock-words';
import { type Closure, type OpeningHours, type OpenState, openState } from '../rules';

const MINUTE_MS = 60_000;

export interface OpenNowWords {
  open: string;
  closed: string;
  /** "until {time}" */
  until: string;
  /** "opens at {time}" */
  opensToday: string;
  /** "opens tomorrow at {time}" */
  opensTomorrow: string;
  /** "opens {day} at {time}" */
  opensOn: string;
}

/** Open or closed at this minute by the branch's own clock; one reserved line until the browser knows. */
export function OpenNow({
  hours,
  closures,
  timeZone,
  locale,
  words,
}: {
  hours: OpeningHours[];
  closures: Closure[];
  timeZone: string;
  locale: Locale;
  words: OpenNowWords;
}) {
  const [state, setState] = useState<OpenState | null>(null);

  useEffect(() => {
    const look = () => setState(openState({ hours, closures, timeZone, now: new Date() }));
    look();
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, [hours, closures, timeZone]);

  return (
    <p className="flex min-h-7 flex-wrap items-center gap-x-2 text-sm">
      {state ? (
        <>
          <span
            className={`inline-flex items-center gap-1.5 font-bold ${state.isOpen ? 'text-status-confirmed' : 'text-status-done'}`}
          >
            <span
              className={`size-2.5 rounded-pill ${state.isOpen ? 'bg-accent' : 'border-2 border-line-strong'}`}
            />
            {state.isOpen ? words.open : words.closed}
          </span>
          <span className="text-text-soft">{changeText({ state, locale, words })}</span>
        </>
      ) : null}
    </p>
  );
}

function changeText({
  state,
  locale,
  words,
}: {
  state: OpenState;
  locale: Locale;
  words: OpenNowWords;
}): string {
  if (state.isOpen) return words.until.replace('{time}', clockText({ time: state.closesAt, locale }));
  if (state.opensAt === null) return '';
  const pattern =
    state.inDays === 0 ? words.opensToday : state.inDays === 1 ? words.opensTomorrow : words.opensOn;
  return pattern
    .replace('{time}', clockText({ time: state.opensAt, locale }))
    .replace('{day}', weekdayName({ weekday: state.weekday, locale }));
}

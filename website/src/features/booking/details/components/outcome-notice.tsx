'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { HiddenFields } from '@/components/form/hidden-fields';
import { withoutChoice } from '@/features/booking/choices/query';
import { type Locale, localePath } from '@/i18n/routing';
import { type BookingQuery, bookingPath } from '@/lib/address/booking-address';
import { forgetAll } from '../form-client';
import type { FormState, VisitChoice } from '../state';
import type { FormWords } from '../words';
import { AnswerBox } from './answer-box';

interface Props {
  state: FormState;
  words: FormWords;
  locale: Locale;
  appointment: BookingQuery;
  help: ReactNode;
}

/** Notice of why no booking was made, which takes the focus; next times are buttons of the form. */
export function OutcomeNotice({ state, words, locale, appointment, help }: Props) {
  if (state.status !== 'taken' && state.status !== 'refused' && state.status !== 'offline') return null;
  const allTimes = localePath({ locale, path: bookingPath(withoutChoice(appointment, 'time')) });
  const said = state.status === 'offline' ? { title: words.offlineTitle, text: words.offlineText } : state;
  return (
    <AnswerBox answer={state} data-outcome={state.status}>
      <div role="alert">
        <h3 className="text-lg text-status-pending">{said.title}</h3>
        <p className="mt-1">{said.text}</p>
      </div>
      {state.status === 'taken' && state.visits ? <OtherSeries visits={state.visits} /> : null}
      {state.status === 'taken' && state.next.length > 0 ? (
        <ul className="mt-3 flex flex-wrap gap-2">
          {state.next.map(({ startsAt, label }) => (
            <li key={startsAt}>
              <button
                type="submit"
                name="time"
                value={startsAt}
                className="min-h-11 rounded-control border border-line-strong bg-surface px-4 py-1 font-semibold text-action hover:border-action"
              >
                {words.requestTime.replace('{time}', label)}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {state.status === 'taken' || (state.status === 'refused' && state.reason === 'limit') ? (
        <p className="mt-2">
          <Link href={allTimes} prefetch={false} className="text-link">
            {words.allTimes}
          </Link>
        </p>
      ) : null}
      {state.status === 'refused' && state.reason === 'reused' ? (
        <p className="mt-2">
          {/* With the key that was used up, as a tab that was opened twice has it, the next form were this one again. */}
          <a href={localePath({ locale, path: '/booking' })} className="text-link" onClick={forgetAll}>
            {words.startNew}
          </a>
        </p>
      ) : null}
      <div className="mt-2">{help}</div>
    </AnswerBox>
  );
}

/** The visits of another series, with the fields that send them instead of those that were shown. */
function OtherSeries({ visits }: { visits: VisitChoice[] }) {
  const [first, ...later] = visits;
  if (!first) return null;
  const laterVisits = JSON.stringify(later.map(({ doctor, startsAt }) => ({ doctor, startsAt })));
  return (
    <>
      <ol className="mt-2 list-decimal space-y-1 ps-8">
        {visits.map(({ startsAt, label }) => (
          <li key={startsAt}>{label}</li>
        ))}
      </ol>
      <HiddenFields of={{ doctor: first.doctor, time: first.startsAt, laterVisits }} />
    </>
  );
}

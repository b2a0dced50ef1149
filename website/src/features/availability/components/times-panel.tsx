'use client';

import { type ReactNode, useState } from 'react';
import type { Locale } from '@/i18n/routing';
import { type WeekBranch, WeekOfTimes } from './week-of-times';
import type { WeekWords } from './words';

/** The week of times with a choice of branch, for a doctor who works in one or more. */
export function TimesPanel({
  doctorId,
  branches,
  bookingPath,
  branchLabel,
  locale,
  words,
  icons,
}: {
  doctorId: string;
  branches: WeekBranch[];
  /** Address of the booking with the doctor chosen. */
  bookingPath: string;
  branchLabel: string;
  locale: Locale;
  words: WeekWords;
  icons: { previous: ReactNode; next: ReactNode };
}) {
  const [chosen, setChosen] = useState(0);
  const branch = branches[chosen];
  if (!branch) return null;
  return (
    <div>
      {branches.length > 1 ? (
        <fieldset className="mb-5 flex flex-wrap gap-2">
          <legend className="sr-only">{branchLabel}</legend>
          {branches.map((each, place) => (
            <label
              key={each.id}
              className="inline-flex min-h-11 cursor-pointer items-center rounded-pill border border-line-strong px-5 font-semibold text-action text-sm has-checked:border-action has-checked:bg-action has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-action has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="branch-of-times"
                className="sr-only"
                checked={place === chosen}
                onChange={() => setChosen(place)}
              />
              {each.name}
            </label>
          ))}
        </fieldset>
      ) : (
        <p className="mb-5 font-semibold">{branch.name}</p>
      )}
      <WeekOfTimes
        key={branch.id}
        doctorId={doctorId}
        branch={branch}
        bookingPath={`${bookingPath}&branch=${branch.number}`}
        locale={locale}
        words={words}
        icons={icons}
      />
    </div>
  );
}

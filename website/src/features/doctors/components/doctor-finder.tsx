'use client';

import { type ReactNode, Suspense, useId, useRef } from 'react';
import { useEventReplay } from '@/components/ui/use-event-replay';
import { KnownAppointmentHere } from '@/features/next-free-times/components/known-appointment';
import { type DoctorFilter, type FindableDoctor, filterSearch, knownIn, matchesFilter } from '../query';
import { FilterInAddress } from './filter-in-address';
import { FinderSearch } from './finder-search';
import { type FinderChoice, FinderSelect, finderFormClass } from './finder-select';
import { useFilter } from './use-filter';

export interface FinderWords {
  search: string;
  searchHint: string;
  specialty: string;
  branch: string;
  allSpecialties: string;
  allBranches: string;
  submit: string;
  clear: string;
  /** Index is the number found: "No doctors", "1 doctor", ... in the language's own plural forms. */
  counts: string[];
}

/**
 * The list of doctors with its search. The form is an ordinary GET form, answered by the server; with
 * script the same form narrows the list in place and keeps the address in step, so that it can be shared.
 */
export function DoctorFinder({
  path,
  asked,
  doctors,
  specialties,
  branches,
  words,
  searchIcon,
  empty,
}: {
  /** Address of the list in the page's language. */
  path: string;
  asked: DoctorFilter;
  doctors: (FindableDoctor & { id: string; card: ReactNode })[];
  specialties: FinderChoice[];
  branches: FinderChoice[];
  words: FinderWords;
  searchIcon: ReactNode;
  empty: ReactNode;
}) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const { filter, change, follow } = useFilter({ asked, path });
  useEventReplay(form);
  const found = new Set(doctors.filter((doctor) => matchesFilter({ doctor, filter })).map(({ id }) => id));

  return (
    <>
      <Suspense>
        <FilterInAddress onChange={follow} />
      </Suspense>
      {/* biome-ignore lint/a11y/useSemanticElements: the search element is not known to every reader yet */}
      <form
        ref={form}
        role="search"
        method="get"
        action={path}
        onSubmit={(event) => event.preventDefault()}
        className={`${finderFormClass} lg:grid-cols-[1.6fr_1fr_1fr]`}
      >
        <FinderSearch
          ref={search}
          id={`${id}-q`}
          label={words.search}
          placeholder={words.searchHint}
          icon={searchIcon}
          value={filter.q}
          onChange={(event) => change({ q: event.target.value })}
        />
        <FinderSelect
          id={`${id}-specialty`}
          name="specialty"
          label={words.specialty}
          all={words.allSpecialties}
          choices={specialties}
          value={filter.specialty}
          onChoose={(specialty) => change({ specialty })}
        />
        <FinderSelect
          id={`${id}-branch`}
          name="branch"
          label={words.branch}
          all={words.allBranches}
          choices={branches}
          value={filter.branch}
          onChoose={(branch) => change({ branch })}
        />
        <noscript>
          <button
            type="submit"
            className="min-h-12 rounded-control bg-accent justify-self-start px-6 font-semibold text-white"
          >
            {words.submit}
          </button>
        </noscript>
      </form>

      <div className="mt-6 mb-4 flex min-h-11 items-center justify-between gap-4">
        <p role="status" className="font-semibold text-text-soft">
          {words.counts[found.size]}
        </p>
        {filterSearch(filter) ? (
          <a
            href={path}
            onClick={(event) => {
              event.preventDefault();
              change({ q: '', specialty: null, branch: null });
              // This link goes away with the search it ends.
              search.current?.focus();
            }}
            className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4"
          >
            {words.clear}
          </a>
        ) : null}
      </div>

      <KnownAppointmentHere known={knownIn({ filter, branches })}>
        <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
          {doctors.map((doctor) => (
            <li key={doctor.id} hidden={!found.has(doctor.id)}>
              {doctor.card}
            </li>
          ))}
        </ul>
      </KnownAppointmentHere>
      {found.size === 0 ? empty : null}
    </>
  );
}

'use client';

import { Suspense, useId, useRef, useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { useEventReplay } from '@/components/ui/use-event-replay';
import { useSearch } from '@/features/site/search/components/use-search';
import { WarningNotes } from '@/features/site/search/components/warning-notes';
import type { DoctorCardEntry, DoctorCardLook } from '../card-query';
import { type FindableDoctor, fieldsOf, filterSearch, knownIn, matchesFilter, noFilter } from '../query';
import { DoctorCards } from './doctor-cards';
import { type Finder, FinderFields, finderFormClass } from './finder-fields';
import { FilterInAddress, useFilter, useSoonest } from './use-filter';

interface Props {
  finder: Finder;
  /** Index is the number found: "No doctors", "1 doctor", ... in the language's own plural forms. */
  counts: string[];
  /** Texts that are searched of each doctor, and the card that is shown, in the same order. */
  findables: FindableDoctor[];
  cards: DoctorCardEntry[];
  look: DoctorCardLook;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The list of doctors with a GET form; with script it narrows in place and keeps the address in step. A symptom may be typed here
 * too: one that may be an emergency is answered as the search of the site answers it, and leads to no doctor's time.
 */
export function DoctorFinder({ finder, counts, findables, cards, look }: Props) {
  const { path, words } = finder;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const { filter, change, follow } = useFilter(finder.asked, path);
  useEventReplay(form);
  const { answer } = useSearch({ query: filter.q, locale: look.locale });
  const told = answer ?? (filter.q === finder.asked.q ? finder.danger : null);
  const warning = told?.help ? (
    <WarningNotes warnings={told.warnings} help={told.help} urgent={finder.urgent} className="mt-6" />
  ) : null;
  const isFound = findables.map((doctor) => matchesFilter({ doctor, filter }));
  const found = new Set(cards.filter((_, index) => isFound[index]).map(({ id }) => id));
  // A search answered by the server holds the cards that it found; one that was seen stays, with its free time.
  const [drawn, setDrawn] = useState(found);
  if ([...found].some((id) => !drawn.has(id))) setDrawn(new Set([...drawn, ...found]));

  const known = knownIn(filter, finder.branches);
  const soonest = useSoonest({ isWanted: filter.isSoonest, locale: look.locale, branch: known.branchId });
  const inOrder = (list: DoctorCardEntry[]) =>
    soonest
      ? [...list].sort(
          (one, other) => (soonest.get(one.id) ?? cards.length) - (soonest.get(other.id) ?? cards.length),
        )
      : list;

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
        className={finderFormClass}
      >
        <FinderFields id={id} finder={finder} value={filter} search={search} onChange={change} />
        <noscript>
          <button
            type="submit"
            className="min-h-12 rounded-control bg-accent justify-self-start px-6 font-semibold text-text-on-fill"
          >
            {words.submit}
          </button>
        </noscript>
      </form>

      <div className="finder-count">
        <p role="status" className="font-semibold text-text-soft">
          {warning ? '' : counts[found.size]}
        </p>
        {filterSearch(filter) ? (
          <a
            href={path}
            onClick={(event) => {
              event.preventDefault();
              change(fieldsOf(noFilter));
              // This link goes away with the search it ends.
              search.current?.focus();
            }}
            className="text-link"
          >
            {words.clear}
          </a>
        ) : null}
      </div>

      <DoctorCards
        cards={inOrder(cards.filter(({ id }) => drawn.has(id)))}
        look={look}
        className="doctor-cards"
        known={known}
        shown={warning ? NONE : found}
      />
      {warning ?? (found.size === 0 ? <EmptyState {...finder.none} /> : null)}
    </>
  );
}

'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { useEventReplay } from '@/components/ui/use-event-replay';
import { askNextFree } from '@/features/site/next-free-times/client';
import { useSearch } from '@/features/site/search/components/use-search';
import { WarningNotes } from '@/features/site/search/components/warning-notes';
import type { Locale } from '@/i18n/routing';
import { hideKeyboard } from '@/lib/browser/hide-keyboard';
import type { DoctorCardEntry, DoctorCardLook } from '../card-query';
import {
  type DoctorFilter,
  type FilterFields,
  type FindableDoctor,
  fieldsOf,
  filterSearch,
  knownIn,
  matchesFilter,
  noFilter,
  readDoctorFilter,
} from '../query';
import { DoctorCards } from './doctor-cards';
import { type Finder, FinderFields, finderFormClass } from './finder-fields';

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
  const { answer, isAnswered } = useSearch({ query: filter.q, locale: look.locale });
  const isAsked = filter.q === finder.asked.q;
  const told = answer ?? (isAsked ? finder.danger : null);
  const { link, ...none } = finder.none;
  const warning = told?.help ? <WarningNotes {...told} className="mt-6" /> : null;
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
        onSubmit={(event) => {
          event.preventDefault();
          hideKeyboard(search.current);
        }}
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
      {/* No times while the text has not been checked for signs of danger, as after a network error. */}
      {warning ??
        (found.size === 0 ? <EmptyState {...none} {...(isAnswered || isAsked ? { link } : {})} /> : null)}
    </>
  );
}

const TYPING_PAUSE_MS = 250;

/**
 * Keeps the filter as the visitor sets it, and the address, which follows after a pause in typing. `follow` takes over
 * the filter of an address, unless the visitor is just changing it: the router reports every address a little late, and
 * would else take back what was typed since.
 */
function useFilter(asked: DoctorFilter, path: string) {
  const [filter, setFilter] = useState(asked);
  // Two changes at the same moment build on each other.
  const latest = useRef(asked);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(pending.current), []);

  const change = (part: Partial<FilterFields>) => {
    const fields: Record<string, string> = { ...fieldsOf(latest.current), ...part };
    const next = readDoctorFilter((key) => fields[key]);
    latest.current = next;
    setFilter(next);
    clearTimeout(pending.current);
    pending.current = setTimeout(() => {
      pending.current = undefined;
      window.history.replaceState(null, '', `${path}${filterSearch(next)}`);
    }, TYPING_PAUSE_MS);
  };

  const follow = (next: DoctorFilter) => {
    if (pending.current !== undefined) return;
    // Compared as addresses: a space typed at the end is not in the address, and must not be taken away.
    if (filterSearch(latest.current) === filterSearch(next)) return;
    latest.current = next;
    setFilter(next);
  };

  return { filter, change, follow };
}

/**
 * Tells when the address asks for something else: a link into the static list carries its filter only in
 * the address, and so do the back button and the link to the whole list. Draws nothing, and stands in a
 * Suspense of its own, so that the list itself stays static.
 */
function FilterInAddress({ onChange }: { onChange: (filter: DoctorFilter) => void }) {
  const search = useSearchParams();
  const tell = useEffectEvent(onChange);
  useEffect(() => tell(readDoctorFilter((key) => search.get(key))), [search]);
  return null;
}

interface Given {
  isWanted: boolean;
  locale: Locale;
  /** Document id of the branch that is looked at. */
  branch: string | undefined;
}

/** Returns the place of each doctor (by document id) with the soonest free first; null for the usual order. */
function useSoonest({ isWanted, locale, branch }: Given): ReadonlyMap<string, number> | null {
  const [known, setKnown] = useState<{
    branch: string | undefined;
    order: ReadonlyMap<string, number>;
  } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    askNextFree({ locale, branch }).then(
      (times) => {
        const order = new Map(
          [...times]
            .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
            .map(({ doctor }, place) => [doctor, place]),
        );
        if (!isLeft) setKnown({ branch, order });
      },
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted, locale, branch]);
  return isWanted && known?.branch === branch ? (known?.order ?? null) : null;
}

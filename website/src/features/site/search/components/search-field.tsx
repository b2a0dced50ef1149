'use client';

import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { IconDrawing } from '@/components/ui/icon-drawing';
import { useEventReplay } from '@/components/ui/use-event-replay';
import type { SearchFieldProps } from '../field-words';
import { SearchAnswers } from './search-answers';
import { askSearch, useSearch } from './use-search';

/** Longest wait for the announced request. */
const READING_MS = 10_000;

/** One field for a complaint, a person or a place: a combobox over its list; without script the form is posted to a page. */
export function SearchField(
  props: SearchFieldProps & { /** Text that was searched for. */ initial?: string },
) {
  const { locale, action, longest, words, icon, initial = '' } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [query, setQuery] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const { answer, isFailed } = useSearch({ query: isOpen ? query : '', locale });
  // The index belongs to one answer: in the next answer it would mean another entry.
  const [chosen, setChosen] = useState({ in: answer, at: -1 });
  const active = chosen.in === answer ? chosen.at : -1;
  const setActive = (at: number) => setChosen({ in: answer, at });
  useEventReplay(form);
  const isAnnounced = useRef(false);

  const onFocus = () => {
    setOpen(true);
    if (isAnnounced.current) return;
    isAnnounced.current = true;
    // Warms the search, free times included, while the first word is typed.
    askSearch('', locale, AbortSignal.timeout(READING_MS)).catch(() => {});
  };

  const options = answer?.results.flatMap(({ time }) => (time ? [0, 1] : [0])) ?? [];
  const isShown = isOpen && query.trim() !== '' && (answer !== null || isFailed);
  const optionId = (at: number) => `${id}-option-${at}`;

  const move = (to: number) => {
    const count = options.length;
    if (count === 0) return;
    setOpen(true);
    const next = to < -1 ? count - 1 : to >= count ? -1 : to;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Letters that are still being composed are not ours.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active === -1 ? options.length - 1 : active - 1);
    else if (event.key === 'Escape' && isShown) setOpen(false);
    else if (event.key === 'Enter' && isShown && active >= 0)
      document.getElementById(optionId(active))?.click();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not known to every reader yet
    <form
      ref={form}
      role="search"
      method="post"
      action={action}
      className="relative print:hidden"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <label htmlFor={`${id}-q`} className="search-label">
        {words.label}
      </label>
      <div className="relative flex gap-2">
        <span className="search-sign">
          <IconDrawing shape={icon} />
        </span>
        <input
          id={`${id}-q`}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name="q"
          dir="auto"
          maxLength={longest}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          required
          role="combobox"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
          placeholder={words.example}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setActive(-1);
            setOpen(true);
          }}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
          className="search-input"
        />
        <button type="submit" className="search-button">
          {words.submit}
        </button>
      </div>
      <p role="status" className="sr-only">
        {isShown ? (answer?.said ?? words.failed) : ''}
      </p>
      <SearchAnswers
        listId={`${id}-list`}
        optionId={optionId}
        isShown={isShown}
        answer={answer}
        isFailed={isFailed}
        active={active}
        words={words}
        onPoint={setActive}
        onFollow={() => setOpen(false)}
      />
    </form>
  );
}

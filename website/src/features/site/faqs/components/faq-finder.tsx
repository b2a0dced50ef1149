'use client';

import { type ReactNode, useId, useRef, useState } from 'react';
import { IconDrawing, type IconShape } from '@/components/ui/icon-drawing';
import { useEventReplay } from '@/components/ui/use-event-replay';
import { foldText } from '@/contract/fold-text';
import { useSearch } from '@/features/site/search/components/use-search';
import { WarningNotes } from '@/features/site/search/components/warning-notes';
import type { Locale } from '@/i18n/routing';
import { hideKeyboard } from '@/lib/browser/hide-keyboard';

interface Props {
  words: {
    search: string;
    none: string;
    /** Index is the number found. */
    counts: string[];
  };
  locale: Locale;
  icon: IconShape | null;
  children: ReactNode;
}

/**
 * Narrows the questions to those with the typed words; they are the server's elements, all there without script. What may be an
 * emergency is answered above them as the search of the site answers it.
 */
export function FaqFinder({ words, locale, icon, children }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<number | null>(null);
  const [query, setQuery] = useState('');
  const { answer } = useSearch({ query, locale });
  useEventReplay(box);

  const find = (query: string) => {
    setQuery(query);
    const wanted = foldText(query).split(' ').filter(Boolean);
    let count = 0;
    for (const question of list.current?.querySelectorAll('details') ?? []) {
      const text = foldText(question.textContent ?? '');
      question.hidden = !wanted.every((word) => text.includes(word));
      if (!question.hidden) count += 1;
    }
    for (const topic of list.current?.querySelectorAll<HTMLElement>('[data-topic]') ?? [])
      topic.hidden = !topic.querySelector('details:not([hidden])');
    setFound(wanted.length > 0 ? count : null);
  };

  return (
    <div ref={box}>
      {/* biome-ignore lint/a11y/useSemanticElements: the search element is not known to every reader yet */}
      <div role="search" className="mb-8 print:hidden noscript:hidden">
        <label htmlFor={`${id}-q`} className="mb-2 block font-semibold text-brand">
          {words.search}
        </label>
        <div className="relative">
          <span className="pointer-events-none absolute inset-y-0 start-4 grid place-items-center text-text-soft">
            <IconDrawing shape={icon} />
          </span>
          <input
            id={`${id}-q`}
            type="search"
            dir="auto"
            autoComplete="off"
            maxLength={80}
            enterKeyHint="search"
            onChange={({ target }) => find(target.value)}
            onKeyDown={({ key, currentTarget }) => {
              if (key === 'Enter') hideKeyboard(currentTarget);
            }}
            className="min-h-12 w-full rounded-control border border-line-strong bg-surface px-4 ps-12 text-base"
          />
        </div>
        <p role="status" className="mt-2 min-h-7 text-sm text-text-soft">
          {found === null || (found === 0 && answer?.help)
            ? ''
            : found === 0
              ? words.none
              : words.counts[found]}
        </p>
        {answer?.help ? <WarningNotes {...answer} /> : null}
      </div>
      <div ref={list} className="grid gap-10">
        {children}
      </div>
    </div>
  );
}

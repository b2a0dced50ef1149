'use client';

import { type ReactNode, useId, useRef, useState } from 'react';
import { useEventReplay } from '@/components/ui/use-event-replay';
import type { ContentLang } from '@/i18n/content-lang';
import { hideKeyboard } from '@/lib/browser/hide-keyboard';
import { matchesSearch } from '@/lib/search/matches-search';
import type { Organisation } from '../data';

const KINDS = ['company', 'syndicate'] as const;

interface Props {
  items: { id: string; name: string; kind: Organisation['kind']; words: ContentLang; where: ReactNode }[];
  words: { search: string; kinds: Record<Organisation['kind'], string>; none: string; counts: string[] };
}

export function AcceptedList({ items, words }: Props) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  useEventReplay(root);
  const found = items.filter(({ name }) => matchesSearch({ names: name, topics: [{ words: name }], query }));
  return (
    <div ref={root}>
      <div className="max-w-xl noscript:hidden">
        <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
          {words.search}
        </label>
        <input
          id={id}
          type="search"
          dir="auto"
          autoComplete="off"
          maxLength={80}
          value={query}
          enterKeyHint="search"
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') hideKeyboard(currentTarget);
          }}
          className="min-h-12 w-full rounded-control border border-line-strong bg-surface px-4 text-start text-base"
        />
      </div>
      <p role="status" className="mt-4 min-h-6 font-semibold text-text-soft">
        {words.counts[found.length]}
      </p>
      {found.length === 0 ? <p className="mt-2 max-w-text">{words.none}</p> : null}
      <div className="mt-6 grid gap-10 lg:grid-cols-2">
        {KINDS.map((kind) => {
          const own = found.filter((item) => item.kind === kind);
          return own.length === 0 ? null : (
            <section key={kind} aria-labelledby={`${id}-${kind}`}>
              <h2 id={`${id}-${kind}`} className="text-2xl">
                {words.kinds[kind]}
              </h2>
              <ul className="mt-4 divide-y divide-line border-line border-y">
                {own.map((item) => (
                  <li key={item.id} className="py-3">
                    <p className="font-semibold" {...item.words}>
                      {item.name}
                    </p>
                    <p className="text-sm text-text-soft">{item.where}</p>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </div>
  );
}

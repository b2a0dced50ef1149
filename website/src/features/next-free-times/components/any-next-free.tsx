'use client';

import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/routing';
import { momentText } from '../rules';
import type { NextFreeWords } from '../words';
import { useNextFree } from './use-next-free';

/** The earliest free time of all doctors in one line; an empty line of the same height when unknown. */
export function AnyNextFree({
  branches,
  locale,
  words,
  icon,
}: {
  branches: Record<string, string>;
  locale: Locale;
  words: NextFreeWords;
  icon: ReactNode;
}) {
  const known = useNextFree();
  const first =
    known.state === 'known'
      ? [...known.value].sort((a, b) => a.startsAt.localeCompare(b.startsAt))[0]
      : undefined;
  return (
    <p className="min-h-14 noscript:hidden text-sm sm:min-h-7">
      {first ? (
        <span className="inline-flex flex-wrap items-center gap-x-2">
          <span className="inline-flex items-center gap-2 text-text-soft">
            {icon}
            {words.label}
          </span>
          <span className="inline-block font-semibold first-letter:uppercase">
            {momentText({ ...first, locale, pattern: words.moment, now: new Date() })}
            {branches[first.branch] ? <> · {branches[first.branch]}</> : null}
          </span>
        </span>
      ) : null}
    </p>
  );
}

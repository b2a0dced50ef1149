'use client';

import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/routing';
import { momentText } from '../rules';
import type { NextFreeWords } from '../words';
import { useKnownAppointment } from './known-appointment';
import { useNextFree } from './use-next-free';

/**
 * "Next free · Dokki" over "Today, 5:20 pm" on a doctor's card. Its two lines are reserved from the start, so
 * nothing moves when the answer comes, and the card is whole when none does.
 */
export function NextFreeLine({
  doctorId,
  branches,
  locale,
  words,
  icon,
}: {
  doctorId: string;
  /** Branch names by document id. */
  branches: Record<string, string>;
  locale: Locale;
  words: NextFreeWords;
  icon: ReactNode;
}) {
  const known = useNextFree(useKnownAppointment());
  const own = known.state === 'known' ? known.value.find((each) => each.doctor === doctorId) : undefined;
  return (
    <p className="flex min-h-12 noscript:hidden items-start gap-2 text-sm leading-6">
      <span className="mt-0.5 text-accent">{icon}</span>
      <span className="min-w-0 grow">
        <span className="block text-text-soft max-sm:wrap-anywhere sm:truncate">
          {words.label}
          {own && branches[own.branch] ? <> · {branches[own.branch]}</> : null}
          {/* Two lines to the eye, one sentence to the ear. */}
          <span className="sr-only">: </span>
        </span>
        {own ? (
          <span className="block font-semibold text-text first-letter:uppercase">
            {momentText({ ...own, locale, pattern: words.moment, now: new Date() })}
          </span>
        ) : known.state === 'asking' ? (
          <span aria-hidden="true" className="mt-1.5 block h-3 w-32 rounded-pill bg-line" />
        ) : (
          <span className="block">{known.state === 'known' ? words.none : words.unknown}</span>
        )}
      </span>
    </p>
  );
}

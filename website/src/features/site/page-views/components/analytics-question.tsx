'use client';

import { useLivePart } from '@/components/ui/use-live-part';
import { type AnalyticsData, drawAnalytics } from '../analytics-client';

const BUTTON =
  'min-h-11 flex-1 rounded-control border border-line-strong px-4 font-semibold text-action hover:bg-surface-sky aria-pressed:border-action aria-pressed:bg-surface-sky sm:flex-none';

interface Props {
  data: AnalyticsData;
  words: Record<'label' | 'text' | 'yes' | 'no', string> & { more?: { href: string; label: string } };
}

/** Asks for consent to third-party analytics; hidden until the browser has no stored answer. */
export function AnalyticsQuestion({ data, words }: Props) {
  const part = useLivePart<AnalyticsData, HTMLElement>({ name: 'analytics', data, draw: drawAnalytics });
  const isQuestion = data.kind === 'question';
  return (
    <section
      {...part}
      hidden={isQuestion}
      suppressHydrationWarning
      id={isQuestion ? undefined : 'analytics'}
      aria-label={words.label}
      className={
        isQuestion
          ? 'fixed inset-x-3 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-40 mx-auto max-w-3xl rounded-card border border-line bg-surface p-4 shadow-card sm:bottom-4 print:hidden'
          : 'mt-10 scroll-mt-28 rounded-card border border-line bg-surface p-6 print:hidden'
      }
    >
      {isQuestion ? null : <h2 className="text-lg">{words.label}</h2>}
      <p className="text-sm">
        {words.text}{' '}
        {words.more ? (
          <a href={words.more.href} className="text-action underline underline-offset-4">
            {words.more.label}
          </a>
        ) : null}
      </p>
      <div className="mt-3 flex gap-3">
        {/* Their state is the browser's, which React does not know. */}
        <button type="button" data-answer="no" className={BUTTON} suppressHydrationWarning>
          {words.no}
        </button>
        <button type="button" data-answer="yes" className={BUTTON} suppressHydrationWarning>
          {words.yes}
        </button>
      </div>
    </section>
  );
}

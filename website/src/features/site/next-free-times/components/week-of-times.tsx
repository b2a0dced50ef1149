import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { LiveSlot } from '@/components/ui/live-slot';
import { getTranslations } from '@/i18n/translations';
import { WEEK_BUTTON } from '../week-client';
import { DAYS_SHOWN } from '../week-state';
import { WeekPart } from './week-part';

/** Height of a day on phones, in rem. */
const DAY_REM = 5.5;

/**
 * Next days on which a doctor has free times, at every branch, each time a link into its booking. Drawn by `drawWeek`,
 * without React: the most wanted part of the page comes before the scripts do. Room is kept for the days, so nothing
 * moves when the times arrive.
 */
export async function WeekOfTimes(props: { doctor: number; heading: ReactNode; numbers: ReactNode }) {
  const { doctor, heading, numbers } = props;
  const t = await getTranslations('availability.week');
  return (
    <WeekPart doctor={doctor} words={{ loading: t('loading'), failed: t('failed') }}>
      <div className="mb-3 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 grow basis-40">{heading}</div>
        <div className="flex gap-2 noscript:hidden">
          {(['previous', 'next'] as const).map((name) => (
            <button
              key={name}
              type="button"
              {...{ [WEEK_BUTTON]: name }}
              aria-label={t(name)}
              aria-disabled={name === 'previous'}
              suppressHydrationWarning
              className="grid size-11 shrink-0 place-items-center rounded-pill border border-line-strong text-action hover:bg-surface-sky aria-disabled:border-line aria-disabled:text-line-strong"
            >
              <Icon name={name === 'previous' ? 'lucide:chevron-left' : 'lucide:chevron-right'} />
            </button>
          ))}
        </div>
      </div>
      <p role="status" className="sr-only">
        <LiveSlot name="said" />
      </p>
      <div className="hidden rounded-control bg-surface-warm p-5 group-data-[state=failed]/week:block sm:p-6">
        <h3 className="text-lg">{t('failed')}</h3>
        <p className="mt-1 text-text-soft">{t('failedText')}</p>
        <div className="mt-3">{numbers}</div>
        <button
          type="button"
          {...{ [WEEK_BUTTON]: 'retry' }}
          className="mt-4 min-h-11 rounded-control border border-line-strong bg-surface px-4 font-semibold text-action text-sm hover:border-action hover:bg-surface-sky"
        >
          {t('retry')}
        </button>
      </div>
      <div className="group-data-[state=failed]/week:hidden noscript:hidden">
        <ol
          data-slot="days"
          tabIndex={-1}
          style={{ '--week': `${DAYS_SHOWN * DAY_REM}rem` } as CSSProperties}
          className="grid min-h-(--week) content-start outline-none group-aria-busy/week:opacity-50 group-aria-busy/week:transition-opacity empty:rounded-control empty:bg-surface-warm lg:min-h-[23.5rem] lg:grid-cols-5 lg:gap-3"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty; it tells React that the content is not its own
          dangerouslySetInnerHTML={{ __html: '' }}
          suppressHydrationWarning
        />
        <div className="mt-2 -mb-2 text-sm sm:min-h-11 text-text-soft">
          <LiveSlot name="note" />
        </div>
      </div>
    </WeekPart>
  );
}

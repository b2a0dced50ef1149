import Link from 'next/link';
import { optionsOf } from '@/components/form/select';
import { FilterFields } from '@/components/list/filter-fields';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { getWords } from '@/i18n/translations';
import { cn } from '@/lib/text/cn';
import { addDays } from '@/lib/time/week';
import { ALL_DOCTORS, calendarAddress } from '../address';
import type { CalendarPage } from '../query';

export async function CalendarFilter({ page }: { page: CalendarPage }) {
  const [locale, t] = await getWords('staffCalendar');
  const { view, branches, doctors, date } = page;
  const step = view.span === 'week' ? 7 : 1;
  const shown = { ...view, doctor: view.doctor ?? ALL_DOCTORS };
  const to = (days: number) => calendarAddress.path(locale, { ...shown, date: addDays({ date, days }) });
  // A doctor sees the own days alone.
  const hasChoice = doctors.length > 1;
  const link =
    'inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 font-semibold text-action hover:bg-surface-sky';
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between rounded-card border border-line bg-surface px-4 py-2 max-md:py-0 print:hidden">
      <nav aria-label={t('filter.moves')} className="-mx-3 flex flex-wrap">
        <Link href={to(-step)} prefetch={false} className={link}>
          <Icon name="lucide:chevron-left" />
          <span className="max-sm:sr-only">{t(`filter.previous.${view.span}`)}</span>
        </Link>
        <Link href={calendarAddress.path(locale, { ...shown, date: null })} prefetch={false} className={link}>
          {t('filter.today')}
        </Link>
        <Link href={to(step)} prefetch={false} className={link}>
          <span className="max-sm:sr-only">{t(`filter.next.${view.span}`)}</span>
          <Icon name="lucide:chevron-right" />
        </Link>
      </nav>
      {/* Folded up on a narrow screen, where the calendar itself is looked for; open where there is room. */}
      <details className="open:basis-full md:basis-full md:[&::details-content]:[block-size:auto] md:[&::details-content]:[content-visibility:visible]">
        <summary className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 font-semibold text-action supports-[selector(::details-content)]:md:hidden">
          <Icon name="lucide:sliders-horizontal" />
          <span className="max-sm:sr-only">{t('filter.label')}</span>
        </summary>
        <form
          key={JSON.stringify({ view, date })}
          method="get"
          action={calendarAddress.path(locale)}
          aria-label={t('filter.label')}
          className={cn(
            'grid items-end gap-x-3 gap-y-2 pb-2 min-[26rem]:grid-cols-2',
            hasChoice
              ? 'md:grid-cols-3 lg:grid-cols-[repeat(4,1fr)_auto]'
              : 'md:grid-cols-[1.7fr_1fr_9.5rem_auto] lg:grid-cols-[repeat(3,1fr)_auto]',
          )}
        >
          <FilterFields
            of={[
              { id: 'branch', label: t('filter.branch'), options: optionsOf(branches), value: view.branch },
              hasChoice && {
                ...{ id: 'doctor', label: t('filter.doctor'), value: shown.doctor },
                options: [{ value: ALL_DOCTORS, label: t('filter.allDoctors') }, ...optionsOf(doctors)],
              },
              {
                ...{ id: 'span', label: t('filter.span'), value: view.span },
                options: (['day', 'week'] as const).map((value) => ({ value, label: t(`filter.${value}`) })),
              },
              { id: 'date', label: t('filter.date'), value: date },
            ]}
          />
          <Button type="submit" className="min-[26rem]:col-span-2 md:col-span-1">
            {t('filter.apply')}
          </Button>
        </form>
      </details>
    </div>
  );
}

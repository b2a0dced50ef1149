import Link from 'next/link';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/form/field';
import { Select } from '@/components/form/select';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { addDays } from '@/lib/week';
import type { CalendarPage } from '../query';
import { calendarPath } from '../rules';

/** What the calendar shows, as a plain form and links: the choice is in the address. */
export async function CalendarFilter({ locale, page }: { locale: Locale; page: CalendarPage }) {
  const t = await getTranslations('staffCalendar');
  const { view, branches, doctors, date } = page;
  const step = view.span === 'week' ? 7 : 1;
  const to = (days: number) => calendarPath({ locale, view: { ...view, date: addDays({ date, days }) } });
  const link =
    'inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 font-semibold text-action hover:bg-surface-sky';
  return (
    <div className="mt-4 rounded-card border border-line bg-surface p-4 print:hidden">
      <form
        key={JSON.stringify({ view, date })}
        method="get"
        action={calendarPath({ locale, view: {} })}
        aria-label={t('filter.label')}
        className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-[repeat(4,1fr)_auto]"
      >
        <Select
          id="branch"
          label={t('filter.branch')}
          options={branches.map(({ id, name }) => ({ value: id, label: name }))}
          className="h-12"
          defaultValue={view.branch}
        />
        <Select
          id="doctor"
          label={t('filter.doctor')}
          {...(view.span === 'day' ? { placeholder: t('filter.allDoctors') } : {})}
          options={doctors.map(({ id, name }) => ({ value: id, label: name }))}
          className="h-12"
          defaultValue={view.doctor ?? ''}
        />
        <Select
          id="span"
          label={t('filter.span')}
          options={(['day', 'week'] as const).map((span) => ({ value: span, label: t(`filter.${span}`) }))}
          className="h-12"
          defaultValue={view.span}
        />
        <Field id="date" type="date" label={t('filter.date')} defaultValue={date} />
        <Button type="submit">{t('filter.apply')}</Button>
      </form>
      <nav aria-label={t('filter.moves')} className="-mx-3 mt-2 flex flex-wrap">
        <Link href={to(-step)} prefetch={false} className={link}>
          <Icon name="lucide:chevron-left" />
          {t(`filter.previous.${view.span}`)}
        </Link>
        <Link
          href={calendarPath({ locale, view: { ...view, date: null } })}
          prefetch={false}
          className={link}
        >
          {t('filter.today')}
        </Link>
        <Link href={to(step)} prefetch={false} className={link}>
          {t(`filter.next.${view.span}`)}
          <Icon name="lucide:chevron-right" />
        </Link>
      </nav>
    </div>
  );
}

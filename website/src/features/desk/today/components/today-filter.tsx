import Link from 'next/link';
import { optionsOf } from '@/components/form/select';
import { FilterForm } from '@/components/list/filter-row';
import { Icon } from '@/components/ui/icon';
import { getWords } from '@/i18n/translations';
import { addDays } from '@/lib/time/week';
import { todayAddress } from '../address';
import type { TodayPage } from '../query';

export async function TodayFilter({ page }: { page: TodayPage }) {
  const { branches, branch, doctors, doctor, today, isToday } = page;
  const [locale, t, words] = await getWords('today', 'staffCalendar.filter');
  const { date } = today.meta;
  const behind = { isBehind: true, className: 'grow basis-0 max-lg:basis-full' };
  const shown = { branch: branch.id, doctor: doctors.length > 1 ? (doctor?.id ?? null) : null };
  const link =
    'inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 font-semibold text-action hover:bg-surface-sky aria-[current=date]:text-text-soft';
  const to = (days: number) => todayAddress.path(locale, { ...shown, date: addDays({ date, days }) });
  return (
    <>
      <nav aria-label={words('moves')} className="-mx-3 mt-1 flex flex-wrap print:hidden">
        <Link href={to(-1)} prefetch={false} className={link}>
          <Icon name="lucide:chevron-left" />
          <span className="max-sm:sr-only">{words('previous.day')}</span>
        </Link>
        <Link
          href={todayAddress.path(locale, shown)}
          prefetch={false}
          className={link}
          {...(isToday ? { 'aria-current': 'date' as const } : {})}
        >
          {words('today')}
        </Link>
        <Link href={to(1)} prefetch={false} className={link}>
          <span className={isToday ? undefined : 'max-sm:sr-only'}>
            {isToday ? t('tomorrow') : words('next.day')}
          </span>
          <Icon name="lucide:chevron-right" />
        </Link>
      </nav>
      <FilterForm
        key={`${branch.id} ${doctor?.id} ${date}`}
        action={todayAddress.path(locale)}
        label={t('filter.label')}
        fields={[
          {
            ...{ id: 'branch', label: words('branch'), value: branch.id },
            ...{ options: optionsOf(branches), className: 'min-w-32 grow basis-0' },
          },
          doctors.length > 1 && {
            ...{ id: 'doctor', label: words('doctor'), all: t('filter.all') },
            ...{ options: optionsOf(doctors), value: doctor?.id ?? null, ...behind },
          },
          { id: 'date', label: words('date'), value: date, ...behind },
        ]}
        submit={words('apply')}
      />
    </>
  );
}

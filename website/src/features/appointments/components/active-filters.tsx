import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { FilterChips } from '@/components/list/filter-chips';
import { formatCalendarDate } from '@/lib/clinic-time';
import { filterParts, listPath, NO_FILTER, sortKey } from '../rules';
import type { AppointmentFilter } from '../schema';

interface Named {
  id: string;
  name: string;
}

/** What the list is narrowed and arranged by, each to be taken away with one press. */
export async function ActiveFilters({
  locale,
  filter,
  text,
  branches,
  doctors,
}: {
  locale: Locale;
  filter: AppointmentFilter;
  text: string | null;
  branches: Named[];
  doctors: Named[];
}) {
  const [t, lists] = await Promise.all([getTranslations('appointments'), getTranslations('lists')]);
  const nameOf = (entries: Named[], wanted: string | null) =>
    entries.find(({ id }) => id === wanted)?.name ?? lists('unknown');
  const dayOf = (date: string | null) => (date ? formatCalendarDate({ date, locale }) : '');
  const said = {
    search: () => text ?? t('filter.q'),
    status: () => (filter.status ? t(`status.${filter.status}`) : ''),
    doctor: () => nameOf(doctors, filter.doctor),
    branch: () => nameOf(branches, filter.branch),
    contractType: () => (filter.contractType ? t(`detail.contracts.${filter.contractType}`) : ''),
    firstDay: () => `${t('filter.firstDay')} ${dayOf(filter.firstDay)}`,
    lastDay: () => `${t('filter.lastDay')} ${dayOf(filter.lastDay)}`,
    toBeMoved: () => t('toBeMoved'),
    sort: () => t(`filter.sorts.${sortKey(filter.sort)}`),
    columns: () => t('filter.columns'),
    size: () => lists('rows', { count: filter.size ?? 0 }),
  };
  return (
    <FilterChips
      chips={filterParts(filter).map(({ name, without }) => ({
        key: name,
        text: said[name](),
        without: listPath({ locale, filter: without }),
      }))}
      reset={listPath({ locale, filter: NO_FILTER })}
    />
  );
}

import type { Named } from '@/components/form/select';
import { FilterChips } from '@/components/list/filter-chips';
import { PaperFacts } from '@/features/desk/paper/components/paper-facts';
import { getWords } from '@/i18n/translations';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import { type AppointmentFilter, appointmentsAddress, NO_FILTER } from '../address';
import { filterParts, sortKey } from '../rules';

/** Filters that paper shows on a line of their own, or in the list itself. */
const SAID_ELSEWHERE = ['branch', 'firstDay', 'lastDay', 'sort', 'columns', 'size'];

interface Props {
  filter: AppointmentFilter;
  text: string | null;
  branches: Named[];
  doctors: Named[];
  rows: string;
}

export async function ActiveFilters({ filter, text, branches, doctors, rows }: Props) {
  const [locale, t, lists] = await getWords('appointments', 'lists');
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
  const parts = filterParts(filter);
  return (
    <>
      <FilterChips
        chips={parts.map(({ name, without }) => ({
          key: name,
          text: said[name](),
          without: appointmentsAddress.path(locale, without),
        }))}
        reset={appointmentsAddress.path(locale, NO_FILTER)}
      />
      <PaperFacts
        branch={filter.branch === null ? null : said.branch()}
        dates={{ from: filter.firstDay, to: filter.lastDay }}
        filter={[
          ...parts.flatMap(({ name }) => (SAID_ELSEWHERE.includes(name) ? [] : [said[name]()])),
          t(`filter.sorts.${sortKey(filter.sort)}`),
        ]}
        rows={rows}
      />
    </>
  );
}

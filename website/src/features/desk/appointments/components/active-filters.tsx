import type { ComponentProps } from 'react';
import type { Named } from '@/components/form/select';
import { FilterChips } from '@/components/list/filter-chips';
import { PaperFacts } from '@/features/desk/paper/components/paper-facts';
import { getWords } from '@/i18n/translations';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import { appointmentsAddress } from '../address';
import { sortKey } from '../rules';
import type { AppointmentFilterForm } from './filter-form';

/** Filters that paper shows neither on a line of their own nor in the list itself. */
const ON_PAPER = ['search', 'status', 'doctor', 'contractType', 'toBeMoved'] as const;

interface Props extends ComponentProps<typeof AppointmentFilterForm> {
  rows: string;
}

export async function ActiveFilters({ filter, text, branches, doctors, rows }: Props) {
  const [locale, t, lists] = await getWords('appointments', 'lists');
  const nameOf = (entries: Named[], wanted: string | null) =>
    entries.find(({ id }) => id === wanted)?.name ?? lists('unknown');
  const dayOf = (date: string | null) => (date ? formatCalendarDate({ date, locale }) : '');
  const said = {
    search: text ?? t('filter.q'),
    status: filter.status && t(`status.${filter.status}`),
    doctor: nameOf(doctors, filter.doctor),
    branch: nameOf(branches, filter.branch),
    contractType: filter.contractType && t(`detail.contracts.${filter.contractType}`),
    firstDay: `${t('filter.firstDay')} ${dayOf(filter.firstDay)}`,
    lastDay: `${t('filter.lastDay')} ${dayOf(filter.lastDay)}`,
    toBeMoved: t('toBeMoved'),
    sort: t(`filter.sorts.${sortKey(filter.sort)}`),
    columns: t('filter.columns'),
    size: lists('rows', { count: filter.size ?? 0 }),
  };
  return (
    <>
      <FilterChips address={appointmentsAddress} filter={filter} said={said} />
      <PaperFacts
        branch={filter.branch === null ? null : said.branch}
        dates={{ from: filter.firstDay, to: filter.lastDay }}
        filter={[...ON_PAPER.flatMap((name) => (filter[name] === null ? [] : [said[name] ?? ''])), said.sort]}
        rows={rows}
      />
    </>
  );
}

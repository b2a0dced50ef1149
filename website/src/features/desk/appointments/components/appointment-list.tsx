import type { ComponentProps, ReactNode } from 'react';
import type { Named } from '@/components/form/select';
import { FilterChips } from '@/components/list/filter-chips';
import type { OpenRow } from '@/components/list/list-beside';
import { AutoRefresh } from '@/components/ui/auto-refresh';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Counts } from '@/contract/appointment';
import { ListPage } from '@/features/desk/lists/components/list-page';
import { PaperFacts } from '@/features/desk/paper/components/paper-facts';
import { getWords } from '@/i18n/translations';
import { asChosen } from '@/lib/address/list-memory';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import { clinicToday } from '@/lib/time/period';
import { addDays } from '@/lib/time/week';
import { type AppointmentFilter, appointmentsAddress } from '../address';
import type { FoundAppointments } from '../query';
import { COUNTED, isInScope, isNarrowed, isOnDay, onDay } from '../rules';
import { AppointmentTable } from './appointment-table';
import { AppointmentFilterForm } from './filter-form';
import { NewRequests } from './new-requests';

interface Props {
  found: FoundAppointments;
  scope: readonly string[] | null;
  /** The only doctor whose appointments the reader may see, so that there is no filter; null for all. */
  doctor: string | null;
  filter: AppointmentFilter;
  beside: OpenRow | null;
  actions: ReactNode;
}

export async function AppointmentList({ found, scope, doctor, filter, beside, actions }: Props) {
  const [locale, t] = await getWords('appointments');
  const { text, isForgotten, isMistyped, isAsked, counts, branches } = found;
  const { data, meta } = found.list;
  const { total, pageCount: pages } = meta.pagination;
  const rows = t('found', { count: total });
  const own = {
    branches: branches.filter(({ id }) => isInScope(scope, id)),
    doctors: found.doctors.filter(
      ({ id, branches: places }) =>
        (doctor === null || doctor === id) && places.some((place) => isInScope(scope, place.id)),
    ),
  };
  const nothing = isForgotten
    ? { title: t('forgotten'), text: t('forgottenText') }
    : isMistyped
      ? { title: t('mistyped'), text: t(isAsked ? 'mistypedOrPhone' : 'mistypedText') }
      : { title: t('empty'), text: t(isNarrowed(filter) ? 'emptyFilter' : 'emptyText') };
  const path = appointmentsAddress.path(locale, filter);
  return (
    <ListPage
      name="appointments"
      address={appointmentsAddress}
      filter={filter}
      title={t('title')}
      besideTitle={
        <>
          <AutoRefresh />
          <NewRequests key={path} count={counts.total} found={rows} />
        </>
      }
      paper={null}
      narrowing={
        <>
          <AppointmentFilterForm filter={filter} text={text} {...own} />
          {isForgotten ? null : (
            <>
              <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 print:hidden">
                <CountFilters counts={counts} filter={filter} today={clinicToday(branches)} />
                <p className="text-sm text-text-soft max-md:sr-only">{rows}</p>
              </div>
              <ActiveFilters
                filter={filter}
                text={text}
                {...own}
                rows={pages > 1 ? [rows, t('paging.page', { page: filter.page, pages })].join(' · ') : rows}
              />
              {isNarrowed(filter) && total > 0 ? actions : null}
              {meta.isCapped ? (
                <strong className="mt-2 block text-sm text-status-pending">{t('capped')}</strong>
              ) : null}
            </>
          )}
        </>
      }
      beside={beside}
      pagination={isForgotten ? { pageCount: 0, total: 0 } : meta.pagination}
      usualSize={25}
      empty={isForgotten || data.length === 0 ? nothing : null}
    >
      <AppointmentTable appointments={data} filter={filter} open={beside?.id ?? null} />
    </ListPage>
  );
}

/** Filters that paper shows neither on a line of their own nor in the list itself. */
const ON_PAPER = ['search', 'status', 'doctor', 'contractType', 'toBeMoved'] as const;

interface ActiveProps extends ComponentProps<typeof AppointmentFilterForm> {
  rows: string;
}

async function ActiveFilters({ filter, text, branches, doctors, rows }: ActiveProps) {
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
    sort: t(`filter.sorts.${filter.sort}`),
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

const PILL =
  'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-pill border bg-surface px-3 font-semibold text-sm';
const CHOICE =
  'border-line text-text-soft hover:border-action aria-[current=true]:border-brand aria-[current=true]:bg-surface-sky aria-[current=true]:text-action-strong';

interface CountProps {
  counts: Counts;
  filter: AppointmentFilter;
  today: string;
}

/** Number of appointments of each status, each a link; beside them today and tomorrow. */
async function CountFilters({ counts, filter, today }: CountProps) {
  const [locale, t] = await getWords('appointments.counts');
  const number = new Intl.NumberFormat(locale, { numberingSystem: 'latn' });
  const days = { today, tomorrow: addDays({ date: today, days: 1 }) };
  const choices = [
    ...COUNTED.map((key) => {
      const status = key === 'total' ? null : key;
      const isChosen = filter.status === status;
      return { key, isChosen, leadsTo: { ...filter, status, page: 1 }, count: number.format(counts[key]) };
    }),
    ...(['today', 'tomorrow'] as const).map((key) => {
      const date = days[key];
      return { key, isChosen: isOnDay(filter, date), leadsTo: onDay(filter, date), count: null };
    }),
  ];
  const turned = { toBeMoved: filter.toBeMoved ? null : ('true' as const), status: null, page: 1 };
  return (
    <nav aria-label={t('label')} className="min-w-0">
      {/* On narrow screens they scroll sideways, so that rows of the list stand in the first screen. */}
      <ul className="flex gap-2 overflow-x-auto max-md:-mx-edge max-md:px-edge">
        {choices.map(({ key, isChosen, leadsTo, count }) => (
          <li key={key}>
            <Link
              href={asChosen(appointmentsAddress.path(locale, leadsTo))}
              className={`${PILL} ${CHOICE}`}
              aria-current={isChosen || undefined}
            >
              {count ? <span className="text-brand tabular-nums">{count}</span> : null}
              <span>{t(key)}</span>
            </Link>
          </li>
        ))}
        {counts.toBeMoved > 0 || filter.toBeMoved ? (
          <li>
            <Link
              href={asChosen(appointmentsAddress.path(locale, { ...filter, ...turned }))}
              className={`${PILL} border-danger text-danger`}
            >
              <Icon name="lucide:calendar-clock" />
              {filter.toBeMoved ? t('notOnlyToBeMoved') : t('toBeMoved', { count: counts.toBeMoved })}
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

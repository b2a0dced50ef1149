import type { ReactNode } from 'react';
import type { OpenRow } from '@/components/list/list-beside';
import { AutoRefresh } from '@/components/ui/auto-refresh';
import { ListPage } from '@/features/desk/lists/components/list-page';
import { getWords } from '@/i18n/translations';
import { clinicToday } from '@/lib/time/period';
import { type AppointmentFilter, appointmentsAddress } from '../address';
import type { FoundAppointments } from '../query';
import { isInScope, isNarrowed } from '../rules';
import { ActiveFilters } from './active-filters';
import { AppointmentTable } from './appointment-table';
import { CountFilters } from './count-filters';
import { AppointmentFilterForm } from './filter-form';
import { NewRequests } from './new-requests';

interface Props {
  found: FoundAppointments;
  scope: readonly string[] | null;
  /** Doctor whose appointments alone the reader sees, and is asked about none besides; null for all. */
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

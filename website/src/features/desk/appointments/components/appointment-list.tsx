import type { ReactNode } from 'react';
import { ListBeside, type OpenRow } from '@/components/list/list-beside';
import { RememberList } from '@/components/list/remember-list';
import { AutoRefresh } from '@/components/ui/auto-refresh';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { ListPaging } from '@/features/desk/lists/components/list-paging';
import { getWords } from '@/i18n/translations';
import { asChosen } from '@/lib/address/list-memory';
import { clinicToday } from '@/lib/time/period';
import { appointmentsAddress } from '../address';
import type { FoundAppointments } from '../query';
import { isInScope, isNarrowed } from '../rules';
import type { AppointmentFilter } from '../schema';
import { ActiveFilters } from './active-filters';
import { AppointmentTable } from './appointment-table';
import { CountFilters } from './count-filters';
import { AppointmentFilterForm } from './filter-form';
import { NewRequests } from './new-requests';

export async function AppointmentList({
  found: {
    text,
    isForgotten,
    isMistyped,
    isAsked,
    counts,
    list: { data, meta },
    branches,
    doctors,
  },
  scope,
  doctor,
  filter,
  beside,
  actions,
}: {
  found: FoundAppointments;
  scope: readonly string[] | null;
  /** Doctor whose appointments alone the reader sees, and is asked about none besides; null for all. */
  doctor: string | null;
  filter: AppointmentFilter;
  beside: OpenRow | null;
  actions: ReactNode;
}) {
  const [locale, t] = await getWords('appointments');
  const { total, pageCount } = meta.pagination;
  const rows = t('found', { count: total });
  const own = {
    branches: branches.filter(({ id }) => isInScope(scope, id)),
    doctors: doctors.filter(
      ({ id, branches: places }) =>
        (doctor === null || doctor === id) && places.some((place) => isInScope(scope, place.id)),
    ),
  };
  const path = appointmentsAddress.path(locale, filter);
  return (
    <Container>
      <RememberList list="appointments" path={path} />
      <AutoRefresh />
      <ListBeside beside={beside} close={asChosen(path)}>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h1 className="text-2xl">{t('title')}</h1>
          <NewRequests key={path} count={counts.total} found={rows} />
        </div>
        <AppointmentFilterForm filter={filter} text={text} {...own} />
        {isForgotten ? (
          <EmptyState title={t('forgotten')} text={t('forgottenText')} />
        ) : (
          <>
            <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 print:hidden">
              <CountFilters counts={counts} filter={filter} today={clinicToday(branches)} />
              <p className="text-sm text-text-soft max-md:sr-only">{rows}</p>
            </div>
            <ActiveFilters
              filter={filter}
              text={text}
              {...own}
              rows={
                pageCount > 1
                  ? [rows, t('paging.page', { page: filter.page, pages: pageCount })].join(' · ')
                  : rows
              }
            />
            {isNarrowed(filter) && total > 0 ? actions : null}
            {meta.isCapped ? (
              <strong className="mt-2 block text-sm text-status-pending">{t('capped')}</strong>
            ) : null}
            <div className="mt-2">
              {data.length === 0 ? (
                <EmptyState
                  title={t(isMistyped ? 'mistyped' : 'empty')}
                  text={t(
                    isMistyped
                      ? isAsked
                        ? 'mistypedOrPhone'
                        : 'mistypedText'
                      : isNarrowed(filter)
                        ? 'emptyFilter'
                        : 'emptyText',
                  )}
                />
              ) : (
                <AppointmentTable appointments={data} filter={filter} open={beside?.id ?? null} />
              )}
            </div>
            <ListPaging
              address={appointmentsAddress}
              filter={filter}
              pagination={meta.pagination}
              usualSize={25}
            />
          </>
        )}
      </ListBeside>
    </Container>
  );
}

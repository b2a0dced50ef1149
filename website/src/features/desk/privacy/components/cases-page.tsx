import Link from 'next/link';
import { ListCell, ListHead, ListRow, ListTable } from '@/components/list/list-table';
import { ActionLink, BackLink } from '@/components/ui/action-link';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { CASE_LISTS, type PrivacyCase } from '@/contract/privacy-case';
import { clockOf } from '@/features/desk/hours/rules';
import { ListPaging } from '@/features/desk/lists/components/list-paging';

import { ClientMessages } from '@/i18n/client-messages';
import { getWords } from '@/i18n/translations';
import { formatMoment, wallClock } from '@/lib/time/clinic-time';
import { type CaseFilter, casesAddress, peopleAddress } from '../address';
import type { listCases } from '../data';
import { casePath, privacyPath } from '../rules';
import { CaseBadge } from './case-badge';
import { CaseForm } from './case-form';

export async function CasesPage({
  filter,
  found: {
    data,
    meta: { counts, pagination },
  },
  timeZone,
}: {
  filter: CaseFilter;
  found: Awaited<ReturnType<typeof listCases>>;
  timeZone: string;
}) {
  const [locale, t] = await getWords('privacyCases');
  const list = filter.list ?? 'open';
  const now = wallClock({ instant: new Date(), timeZone });
  return (
    <Container>
      <BackLink href={privacyPath(locale)}>{t('back')}</BackLink>
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-2 max-w-prose text-text-soft">{t('lead')}</p>
      <ActionLink href={peopleAddress.path(locale)}>{t('people')}</ActionLink>
      <ClientMessages of={['privacyCases']}>
        <CaseForm
          receivedAt={`${now.date}T${clockOf(now.minute)}`}
          isOpen={counts.open + counts.closed === 0}
        />
      </ClientMessages>
      {counts.overdue > 0 ? (
        <p className="mt-4 rounded-control bg-danger-soft p-3 font-semibold text-danger">
          {t('overdue', { count: counts.overdue })}
        </p>
      ) : null}
      <nav aria-label={t('filter')} className="mt-4">
        <ul className="flex flex-wrap gap-2">
          {CASE_LISTS.map((one) => (
            <li key={one}>
              <Link
                href={casesAddress.path(locale, { list: one === 'open' ? null : one, page: 1 })}
                prefetch={false}
                className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-line bg-surface px-4 font-semibold hover:border-action aria-[current=true]:border-brand aria-[current=true]:shadow-[inset_0_0_0_1px_var(--color-brand)]"
                {...(one === list ? { 'aria-current': 'true' as const } : {})}
              >
                {t(`lists.${one}`)} <span className="text-text-soft tabular-nums">{counts[one]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-3">
        {data.length === 0 ? (
          <EmptyState title={t('empty')} />
        ) : (
          <CaseTable cases={data} timeZone={timeZone} />
        )}
      </div>
      <ListPaging address={casesAddress} filter={filter} pagination={pagination} />
    </Container>
  );
}

async function CaseTable({ cases, timeZone }: { cases: readonly PrivacyCase[]; timeZone: string }) {
  const [locale, t] = await getWords('privacyCases');
  const moment = (instant: string) => formatMoment({ instant, timeZone, locale });
  const columns = (['kind', 'person', 'received', 'due', 'state'] as const).map((key) => ({
    key,
    label: t(`columns.${key}`),
  }));
  return (
    <ListTable columns={columns}>
      {cases.map((one) => (
        <ListRow key={one.documentId}>
          <ListHead>
            <Link
              href={casePath({ locale, id: one.documentId })}
              prefetch={false}
              className="inline-flex min-h-11 items-center font-semibold text-action"
            >
              {t(`kinds.${one.kind}`)}
              <span className="sr-only">, {one.name ?? moment(one.receivedAt)}</span>
            </Link>
          </ListHead>
          <ListCell inCard="end">
            <bdi className="wrap-anywhere">{one.name}</bdi>
          </ListCell>
          <ListCell className="text-sm text-text-soft">
            {t('received', { moment: moment(one.receivedAt), way: t(`ways.${one.way}`) })}
          </ListCell>
          <ListCell className="text-sm" inCard="start">
            {one.closedAt === null
              ? t('dueBy', { moment: moment(one.dueAt) })
              : t('closedAt', { moment: moment(one.closedAt) })}
          </ListCell>
          <ListCell inCard="end">
            <CaseBadge of={one} />
          </ListCell>
        </ListRow>
      ))}
    </ListTable>
  );
}

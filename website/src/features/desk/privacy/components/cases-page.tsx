import { FilterLinks } from '@/components/list/filter-links';
import { columnsOf, ListCell, ListHead, ListRow, ListTable } from '@/components/list/list-table';
import { ActionLink } from '@/components/ui/action-link';
import { EmptyState } from '@/components/ui/empty-state';
import { SignBadge } from '@/components/ui/sign-badge';
import { CASE_LISTS, type PrivacyCase } from '@/contract/privacy-case';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { ListPaging } from '@/features/desk/lists/components/list-paging';
import { clinicMoments, getClinicZone } from '@/features/site/branches/data';
import { timeOf } from '@/features/site/branches/rules';
import { ClientMessages } from '@/i18n/client-messages';
import { getTranslations, getWords } from '@/i18n/translations';
import { wallClock } from '@/lib/time/clinic-time';
import { type CaseFilter, casesAddress, peopleAddress } from '../address';
import type { listCases } from '../data';
import { privacyPath } from '../rules';
import { CaseForm } from './case-form';

interface Props {
  filter: CaseFilter;
  found: Awaited<ReturnType<typeof listCases>>;
}

export async function CasesPage({ filter, found: { data, meta } }: Props) {
  const { counts, pagination } = meta;
  const [locale, t] = await getWords('privacyCases');
  const now = wallClock({ instant: new Date(), timeZone: await getClinicZone(locale) });
  return (
    <DeskPage back={{ href: privacyPath(locale), label: t('back') }} title={t('title')} lead={t('lead')}>
      <ActionLink href={peopleAddress.path(locale)}>{t('people')}</ActionLink>
      <ClientMessages of={['privacyCases']}>
        <CaseForm
          receivedAt={`${now.date}T${timeOf(now.minute)}`}
          isOpen={counts.open + counts.closed === 0}
        />
      </ClientMessages>
      {counts.overdue > 0 ? (
        <p className="mt-4 rounded-control bg-danger-soft p-3 font-semibold text-danger">
          {t('overdue', { count: counts.overdue })}
        </p>
      ) : null}
      <FilterLinks
        className="mt-4"
        label={t('filter')}
        links={CASE_LISTS.map((one) => ({
          text: t(`lists.${one}`),
          count: counts[one],
          href: casesAddress.path(locale, { list: one }),
          isChosen: one === filter.list,
        }))}
      />
      <p className="hidden font-semibold print:block">{t(`lists.${filter.list}`)}</p>
      <div className="mt-3">
        {data.length === 0 ? <EmptyState title={t('empty')} /> : <CaseTable cases={data} />}
      </div>
      <ListPaging address={casesAddress} filter={filter} pagination={pagination} />
    </DeskPage>
  );
}

async function CaseTable({ cases }: { cases: readonly PrivacyCase[] }) {
  const [locale, t] = await getWords('privacyCases');
  const moment = await clinicMoments(locale);
  const columns = columnsOf(['kind', 'person', 'received', 'due', 'state'], (key) => t(`columns.${key}`));
  return (
    <ListTable columns={columns}>
      {cases.map((one) => (
        <ListRow key={one.documentId}>
          <ListHead>
            <ActionLink href={casesAddress.entry(locale, one.documentId)}>
              {t(`kinds.${one.kind}`)}
              <span className="sr-only">, {one.name ?? moment(one.receivedAt)}</span>
            </ActionLink>
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

const LOOKS = {
  overdue: { tone: 'canceled', icon: 'lucide:clock-alert' },
  open: { tone: 'pending', icon: 'lucide:clock' },
  answered: { tone: 'done', icon: 'lucide:check-check' },
  refused: { tone: 'neutral', icon: 'lucide:x' },
} as const;

export async function CaseBadge({ of: { state, isOverdue } }: { of: PrivacyCase }) {
  const t = await getTranslations('privacyCases.states');
  const look = isOverdue ? 'overdue' : state;
  return <SignBadge {...LOOKS[look]}>{t(look)}</SignBadge>;
}

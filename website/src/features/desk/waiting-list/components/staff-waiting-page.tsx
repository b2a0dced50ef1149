import { FilterLinks } from '@/components/list/filter-links';
import { columnsOf, InCard, ListCell, ListHead, ListRow, ListTable } from '@/components/list/list-table';
import { RowLink } from '@/components/list/row-link';
import { Card } from '@/components/ui/card';
import type { WaitingList, WaitingRow } from '@/contract/waiting-list';
import { findBookingSetting, getCatalogue } from '@/features/booking/choices/data';
import { WaitingQuestions } from '@/features/booking/waiting-list/components/waiting-questions';
import { namingWishes } from '@/features/booking/waiting-list/words';
import { ClinicPhone } from '@/features/desk/appointments/components/contact-links';
import { isInScope } from '@/features/desk/appointments/rules';
import { ListPage } from '@/features/desk/lists/components/list-page';
import { getWords } from '@/i18n/translations';
import { asChosen } from '@/lib/address/list-memory';
import { formatCalendarDate, formatDate } from '@/lib/time/clinic-time';
import { addCallerAction } from '../actions';
import { WAITING_STATES, waitingAddress } from '../address';
import { EntryBadge, EntryFile, OfferLine } from './entry-file';

interface Props {
  filter: { state: (typeof WAITING_STATES)[number]; page: number };
  list: WaitingList;
  /** Branches of the reader; null for all. */
  scope: readonly string[] | null;
}

export async function StaffWaitingPage({ filter, list, scope }: Props) {
  const [locale, t] = await getWords('waitingList');
  const [catalogue, setting] = await Promise.all([getCatalogue(locale), findBookingSetting(locale)]);
  const { state } = filter;
  const entry = list.meta.open;
  return (
    <ListPage
      name="waiting-list"
      address={waitingAddress}
      filter={filter}
      title={t('title')}
      paper={[t(`staff.${state}`)]}
      narrowing={
        <div className="flex flex-wrap items-center justify-between gap-x-4 print:hidden">
          <FilterLinks
            label={t('staff.label')}
            links={WAITING_STATES.map((one) => ({
              text: t(`staff.${one}`),
              href: asChosen(waitingAddress.path(locale, { state: one })),
              isChosen: one === state,
            }))}
          />
          {state === 'waiting' && setting ? (
            <a href="#add-caller" className="text-link">
              {t('staff.add')}
            </a>
          ) : null}
        </div>
      }
      beside={
        entry && {
          id: entry.documentId,
          label: t('staff.open', { name: `${entry.firstName} ${entry.lastName}` }),
          panel: <EntryFile entry={entry} />,
        }
      }
      pagination={list.meta.pagination}
      empty={
        list.data.length > 0
          ? null
          : state === 'waiting'
            ? { title: t('staff.empty'), text: t('staff.emptyText') }
            : { title: t('staff.emptyOver') }
      }
      after={
        <>
          <p className="mt-3 max-w-prose text-sm text-text-soft print:hidden">{t('staff.lead')}</p>
          {state === 'waiting' && setting ? (
            <Card as="section" id="add-caller" className="mt-6 max-w-3xl print:hidden">
              <h2 className="text-xl">{t('staff.add')}</h2>
              <WaitingQuestions
                by="staff"
                action={addCallerAction}
                catalogue={{
                  ...catalogue,
                  branches: catalogue.branches.filter(({ id }) => isInScope(scope, id)),
                  doctors: catalogue.doctors.filter((doctor) =>
                    doctor.branchIds.some((id) => isInScope(scope, id)),
                  ),
                }}
                setting={setting}
                chosen={{}}
              />
            </Card>
          ) : null}
        </>
      }
    >
      <EntryTable entries={list.data} open={entry?.documentId ?? null} />
    </ListPage>
  );
}

async function EntryTable({ entries, open }: { entries: readonly WaitingRow[]; open: string | null }) {
  const [locale, t, ui] = await getWords('waitingList', 'ui');
  const nameOf = namingWishes(locale, t('facts.gone'));
  const keys = (['patient', 'state', 'wish', 'until', 'offer'] as const).filter(
    (key) => !(open && key === 'offer'),
  );
  return (
    <ListTable columns={columnsOf(keys, (key) => t(`staff.columns.${key}`))}>
      {entries.map((entry) => {
        const { documentId: id, phone, earlierThan } = entry;
        const name = `${entry.firstName} ${entry.lastName}`;
        const [latest] = entry.offers;
        const branches = entry.branches.map(nameOf);
        return (
          <ListRow key={id} isOpen={id === open}>
            <ListHead>
              <RowLink id={id} label={t('staff.open', { name })} className="font-semibold lg:min-h-7">
                <bdi>{name}</bdi>
              </RowLink>
              {phone ? (
                <span className="relative block text-sm max-lg:-my-1.5 print:my-0">
                  <ClinicPhone phone={phone} className="lg:min-h-7" />
                </span>
              ) : null}
            </ListHead>
            <ListCell inCard="end">
              <EntryBadge state={entry.state} />
            </ListCell>
            <ListCell className="text-sm">
              {nameOf(entry.doctor) ?? nameOf(entry.specialty) ?? t('form.anyDoctor')}
              <span className="text-text-soft lg:block print:block">
                <InCard> · </InCard>
                {branches.length > 0 ? branches.join(ui('listComma')) : t('staff.anyBranch')}
              </span>
            </ListCell>
            <ListCell className="text-sm text-text-soft">
              {earlierThan ? `${t('facts.earlierThan')} ` : <InCard>{t('staff.columns.until')} </InCard>}
              {earlierThan
                ? formatDate({
                    instant: earlierThan.startsAt,
                    timeZone: earlierThan.timeZone,
                    locale,
                    style: 'medium',
                  })
                : formatCalendarDate({ date: entry.until, locale })}
            </ListCell>
            {open ? null : (
              <ListCell className="text-sm">
                {latest ? (
                  <OfferLine offer={latest} />
                ) : (
                  <span className="text-text-soft max-lg:hidden print:inline">{t('staff.noOffers')}</span>
                )}
              </ListCell>
            )}
          </ListRow>
        );
      })}
    </ListTable>
  );
}

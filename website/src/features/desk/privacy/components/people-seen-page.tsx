import { type Named, optionsOf } from '@/components/form/select';
import { FilterFields } from '@/components/list/filter-fields';
import { columnsOf, InCard, ListCell, ListHead, ListRow, ListTable } from '@/components/list/list-table';
import { ActionLink } from '@/components/ui/action-link';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/card';
import type { PeopleSeen } from '@/contract/people-seen';
import { DeskPage, PrintPage } from '@/features/desk/lists/components/desk-page';
import { logAddress } from '@/features/desk/log/address';
import { actionOf } from '@/features/desk/log/rules';
import { PaperFacts } from '@/features/desk/paper/components/paper-facts';
import { clinicMoments } from '@/features/site/branches/data';
import { getTranslations, getWords } from '@/i18n/translations';
import { keyOfDotted } from '@/lib/text/message-key';
import { casesAddress, type PeopleFilter, peopleAddress } from '../address';

interface Props {
  filter: PeopleFilter;
  found: PeopleSeen | null;
  accounts: Named[];
}

export async function PeopleSeenPage({ filter, found, accounts }: Props) {
  const [locale, t] = await getWords('peopleSeen');
  const lists = await getTranslations('lists');
  const account = accounts.find(({ id }) => id === filter.actor)?.name ?? '';
  return (
    <DeskPage
      back={{ href: casesAddress.path(locale), label: t('back') }}
      title={t('title')}
      aside={<PrintPage />}
      lead={<span className="print:hidden">{t('lead')}</span>}
    >
      <form action={peopleAddress.path(locale)} className="mt-4 flex flex-wrap items-end gap-4 print:hidden">
        <FilterFields
          of={[
            {
              ...{ id: 'actor', label: t('account'), all: t('choose'), value: filter.actor, required: true },
              ...{ options: optionsOf(accounts), className: 'min-w-56 grow' },
            },
            ...(['firstDay', 'lastDay'] as const).map((day) => ({
              ...{ id: day, label: t(day), value: filter[day], required: true },
              className: 'grow',
            })),
          ]}
        />
        <Button type="submit">{lists('show')}</Button>
      </form>
      {found ? (
        <>
          <PaperFacts dates={{ from: filter.firstDay, to: filter.lastDay }} filter={[account]} />
          <p className="mt-5 font-semibold" role="status">
            {t('count', { count: found.people.length })}
            {found.erased > 0 ? ` ${t('erased', { count: found.erased })}` : ''}
            {found.isCapped ? ` ${t('capped')}` : ''}
          </p>
          <Wide wide={found.wide} filter={filter} />
          {found.people.length > 0 ? <PeopleTable people={found.people} /> : null}
        </>
      ) : null}
    </DeskPage>
  );
}

/** Searches, lists and exports: whom they showed the log does not say. */
async function Wide({ wide, filter }: { wide: PeopleSeen['wide']; filter: PeopleFilter }) {
  const [locale, t, log] = await getWords('peopleSeen', 'log');
  if (wide.length === 0) return null;
  return (
    <Panel className="mt-4" title={t('wide')} text={t('wideText')}>
      <ul className="mt-1">
        {wide.map(({ action: name, count }) => {
          const action = actionOf(name);
          if (action === null) return null;
          return (
            <li key={name}>
              <ActionLink href={logAddress.path(locale, { ...filter, action })}>
                {log(`actions.${keyOfDotted(action)}`)} <span className="tabular-nums">{count}</span>
              </ActionLink>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

async function PeopleTable({ people }: { people: PeopleSeen['people'] }) {
  const [locale, t] = await getWords('peopleSeen');
  const moment = await clinicMoments(locale);
  const keys = ['name', 'phone', 'email', 'looks', 'first', 'last'] as const;
  return (
    <div className="mt-3">
      <ListTable columns={columnsOf(keys, (key) => t(`columns.${key}`))}>
        {people.map(({ name, phone, email, looks, firstAt, lastAt }) => (
          <ListRow key={`${phone} ${email} ${name}`}>
            <ListHead className="font-semibold">
              <bdi className="wrap-anywhere">{name}</bdi>
            </ListHead>
            <ListCell inCard="end">
              <bdi dir="ltr">{phone}</bdi>
            </ListCell>
            <ListCell>
              <bdi dir="ltr" className="wrap-anywhere">
                {email}
              </bdi>
            </ListCell>
            <ListCell className="text-sm tabular-nums">{t('looks', { count: looks })}</ListCell>
            <ListCell className="text-sm text-text-soft">
              <InCard>{t('columns.first')}: </InCard>
              {moment(firstAt)}
            </ListCell>
            {/* For a single view, a card names its moment once. */}
            <ListCell className={`text-sm text-text-soft ${looks > 1 ? '' : 'max-lg:hidden'}`}>
              <InCard>{t('columns.last')}: </InCard>
              {moment(lastAt)}
            </ListCell>
          </ListRow>
        ))}
      </ListTable>
    </div>
  );
}

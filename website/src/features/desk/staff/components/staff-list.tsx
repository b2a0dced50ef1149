import { Press } from '@/components/form/press';
import { FilterChips } from '@/components/list/filter-chips';
import { FilterForm } from '@/components/list/filter-row';
import { columnsOf, ListCell, ListHead, ListRow, ListTable, PageOfRow } from '@/components/list/list-table';
import { RememberList } from '@/components/list/remember-list';
import { ButtonLink } from '@/components/ui/button';
import { Panel } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { SignBadge } from '@/components/ui/sign-badge';
import { ROLES } from '@/contract/roles';
import type { SecuredAccount, StaffAccount, StaffRules } from '@/contract/staff-account';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { listBranches } from '@/features/site/branches/data';
import { getTranslations, getWords } from '@/i18n/translations';
import { changeStaffRulesAction } from '../actions';
import { ACCOUNT_STATES, type StaffFilter, staffAddress } from '../address';
import { filterStaff, isRefusal, type StaffPressed, staffPages } from '../rules';

interface Props {
  accounts: SecuredAccount[];
  rules: StaffRules;
  filter: StaffFilter;
  pressed: StaffPressed;
}

export async function StaffList({ accounts, rules, filter, pressed: { outcome, fault } }: Props) {
  const [locale, t] = await getWords('staff');
  const branches = await listBranches({ locale });
  const nameOf = (id: string) => branches.find((branch) => branch.id === id)?.name ?? null;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const reach = (account: StaffAccount) => {
    if (account.branches === null) return t('rights.all');
    const names = account.branches.map(nameOf).filter((name) => name !== null);
    return names.length === 0 ? t('rights.none') : list.format(names);
  };
  return (
    <DeskPage
      title={t('title')}
      aside={
        <ButtonLink href={staffPages.entry(locale, 'invite')} prefetch={false}>
          <Icon name="lucide:user-plus" />
          {t('invite.title')}
        </ButtonLink>
      }
      outcome={outcome && { text: t(`outcome.${outcome}`), fault, isRefusal: isRefusal(outcome) }}
    >
      <RememberList list="staff" path={staffAddress.path(locale, filter)} />
      <StaffFilterForm filter={filter} />
      <div className="mt-2">
        <ListTable columns={columnsOf(['person', 'role', 'branches', 'state'], (key) => t(`columns.${key}`))}>
          {filterStaff(accounts, filter, locale).map((account) => (
            <ListRow key={account.documentId}>
              <ListHead className="max-lg:col-span-2">
                <PageOfRow href={staffPages.entry(locale, account.documentId)}>
                  <bdi className="wrap-anywhere">{account.name ?? account.email}</bdi>
                </PageOfRow>
                {account.name ? (
                  <span className="block break-all text-sm text-text-soft">
                    <bdi dir="ltr">{account.email}</bdi>
                  </span>
                ) : null}
              </ListHead>
              <ListCell inCard="start" className="text-sm max-lg:row-start-2">
                {t(`roles.${account.role}`)}
              </ListCell>
              <ListCell className="text-sm max-lg:row-start-3 max-lg:text-text-soft max-lg:leading-5">
                {reach(account)}
              </ListCell>
              <ListCell inCard="end" className="whitespace-nowrap max-lg:row-start-2">
                <StateBadge state={account.state} />
              </ListCell>
            </ListRow>
          ))}
        </ListTable>
      </div>
      <FactorOfAll
        isRequired={rules.secondFactorOfAll}
        without={accounts.filter(({ hasSecondFactor }) => !hasSecondFactor).length}
      />
    </DeskPage>
  );
}

async function FactorOfAll({ isRequired, without }: { isRequired: boolean; without: number }) {
  const t = await getTranslations('staff');
  return (
    <Panel className="mt-6" title={t('factor.ofAll.title')}>
      <p className="mt-2 font-semibold">{t(isRequired ? 'factor.ofAll.on' : 'factor.ofAll.off')}</p>
      <p className="mt-1 text-sm text-text-soft">
        {t('factor.ofAll.without', { count: without })} {t('factor.ofAll.text')}
      </p>
      <Press
        action={changeStaffRulesAction}
        fields={{ secondFactorOfAll: String(!isRequired) }}
        className="mt-4"
        variant="secondary"
        pendingLabel={t('rights.saving')}
      >
        {t(isRequired ? 'factor.ofAll.release' : 'factor.ofAll.require')}
      </Press>
    </Panel>
  );
}

const LOOKS = {
  active: { tone: 'confirmed', icon: 'lucide:circle-check' },
  invited: { tone: 'pending', icon: 'lucide:mail' },
  blocked: { tone: 'canceled', icon: 'lucide:ban' },
} as const;

export async function StateBadge({ state }: Pick<StaffAccount, 'state'>) {
  const t = await getTranslations('staff.state');
  return <SignBadge {...LOOKS[state]}>{t(state)}</SignBadge>;
}

const FIELD = 'min-w-32 grow basis-0 lg:max-w-56';

async function StaffFilterForm({ filter }: { filter: StaffFilter }) {
  const [locale, t] = await getWords('staff');
  const all = t('filter.all');
  const said = {
    role: filter.role && t(`roles.${filter.role}`),
    state: filter.state && t(`state.${filter.state}`),
    sort: t('filter.byRole'),
  };
  return (
    <>
      <FilterForm
        key={staffAddress.path(locale, filter)}
        action={staffAddress.path(locale)}
        label={t('filter.label')}
        // A form with nothing chosen asks for everybody, which a bare address does not.
        hidden={{ view: 'all' }}
        fields={[
          {
            ...{ id: 'role', label: t('columns.role'), all, value: filter.role },
            options: ROLES.map((role) => ({ value: role, label: t(`roles.${role}`) })),
            className: FIELD,
          },
          {
            ...{ id: 'state', label: t('columns.state'), all, value: filter.state },
            options: ACCOUNT_STATES.map((state) => ({ value: state, label: t(`state.${state}`) })),
            ...{ isBehind: true, className: FIELD },
          },
          {
            ...{ id: 'sort', label: t('filter.sort'), all: t('filter.usual'), value: filter.sort },
            options: [{ value: 'role', label: t('filter.byRole') }],
            ...{ isBehind: true, className: FIELD },
          },
        ]}
      />
      <FilterChips address={staffAddress} filter={filter} said={said} />
    </>
  );
}

import Link from 'next/link';
import { Press } from '@/components/form/press';
import { ListCell, ListHead, ListRow, ListTable } from '@/components/list/list-table';
import { RememberList } from '@/components/list/remember-list';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import type { SecuredAccount, StaffAccount, StaffRules } from '@/contract/staff-account';
import { getTranslations, getWords } from '@/i18n/translations';
import { sayFaultId } from '@/lib/request/fault-id';
import { changeStaffRulesAction } from '../actions';
import { type StaffFilter, staffAddress } from '../address';
import { filterStaff, isRefusal, type Outcome, staffPath } from '../rules';
import { OutcomeNote } from './outcome-note';
import { StaffFilterForm } from './staff-filter-form';
import { StateBadge } from './state-badge';

export async function StaffList({
  accounts,
  rules,
  branches,
  filter,
  outcome,
  fault,
}: {
  accounts: SecuredAccount[];
  rules: StaffRules;
  branches: { id: string; name: string }[];
  filter: StaffFilter;
  outcome: Outcome | null;
  fault: string | null;
}) {
  const [locale, t] = await getWords('staff');
  const nameOf = (id: string) => branches.find((branch) => branch.id === id)?.name ?? null;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const reach = (account: StaffAccount) => {
    if (account.branches === null) return t('rights.all');
    const names = account.branches.map(nameOf).filter((name) => name !== null);
    return names.length === 0 ? t('rights.none') : list.format(names);
  };
  return (
    <Container>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">{t('title')}</h1>
        <ButtonLink href={staffPath({ locale, page: 'invite' })} prefetch={false}>
          <Icon name="lucide:user-plus" />
          {t('invite.title')}
        </ButtonLink>
      </div>
      <RememberList list="staff" path={staffAddress.path(locale, filter)} />
      {outcome ? (
        <OutcomeNote
          text={sayFaultId({ text: t(`outcome.${outcome}`), id: fault })}
          isRefusal={isRefusal(outcome)}
        />
      ) : null}
      <StaffFilterForm filter={filter} />
      <div className="mt-2">
        <ListTable
          columns={(['person', 'role', 'branches', 'state'] as const).map((key) => ({
            key,
            label: t(`columns.${key}`),
          }))}
        >
          {filterStaff(accounts, filter, locale).map((account) => (
            <ListRow key={account.documentId}>
              <ListHead className="max-lg:col-span-2">
                <Link
                  href={staffPath({ locale, page: account.documentId })}
                  prefetch={false}
                  className="font-semibold text-action underline underline-offset-4 max-lg:after:absolute max-lg:after:inset-0 lg:inline-flex lg:min-h-8 lg:items-center"
                >
                  <bdi className="wrap-anywhere">{account.name ?? account.email}</bdi>
                </Link>
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
    </Container>
  );
}

async function FactorOfAll({ isRequired, without }: { isRequired: boolean; without: number }) {
  const t = await getTranslations('staff');
  return (
    <Card as="section" className="mt-6">
      <h2 className="text-lg">{t('factor.ofAll.title')}</h2>
      <p className="mt-2 font-semibold">{t(isRequired ? 'factor.ofAll.on' : 'factor.ofAll.off')}</p>
      <p className="mt-1 text-sm text-text-soft">
        {t('factor.ofAll.without', { count: without })} {t('factor.ofAll.text')}
      </p>
      <Press
        action={changeStaffRulesAction}
        fields={{ secondFactorOfAll: String(!isRequired) }}
        className="mt-4"
        variant="secondary"
        pendingLabel={t('saving')}
      >
        {t(isRequired ? 'factor.ofAll.release' : 'factor.ofAll.require')}
      </Press>
    </Card>
  );
}

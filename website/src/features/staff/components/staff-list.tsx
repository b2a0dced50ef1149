import Link from 'next/link';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { RememberList } from '@/components/list/remember-list';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import type { SecuredAccount, StaffAccount, StaffRules } from '@/contract/staff-account';
import { sayFaultId } from '@/lib/fault-id';
import { filterStaff, isRefusal, type Outcome, type StaffFilter, staffListPath, staffPath } from '../rules';
import { FactorOfAll } from './factor-of-all';
import { OutcomeNote } from './outcome-note';
import { StaffFilterForm } from './staff-filter-form';
import { StateBadge } from './state-badge';

/** Everybody with staff rights: who they are, what they may see, whether they can sign in. */
export async function StaffList({
  locale,
  accounts,
  rules,
  branches,
  filter,
  outcome,
  fault,
}: {
  locale: Locale;
  accounts: SecuredAccount[];
  rules: StaffRules;
  branches: { id: string; name: string }[];
  filter: StaffFilter;
  outcome: Outcome | null;
  fault: string | null;
}) {
  const t = await getTranslations({ locale, namespace: 'staff' });
  const head =
    'px-4 py-2 text-start font-semibold text-sm text-text-soft md:sticky md:top-0 md:z-10 md:bg-surface md:first:rounded-ss-card md:last:rounded-se-card';
  const cell = 'px-4 py-1 align-middle max-md:block max-md:py-1';
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
      <RememberList list="staff" path={staffListPath({ locale, filter })} />
      {outcome ? (
        <OutcomeNote
          text={sayFaultId({ text: t(`outcome.${outcome}`), id: fault })}
          isRefusal={isRefusal(outcome)}
        />
      ) : null}
      <StaffFilterForm locale={locale} filter={filter} />
      <table className="mt-3 w-full border-separate border-spacing-0 rounded-card max-md:block md:border md:bg-surface md:border-line">
        <thead className="max-md:sr-only">
          <tr>
            {(['person', 'role', 'branches', 'state'] as const).map((column) => (
              <th key={column} scope="col" className={head}>
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block max-md:space-y-3 md:[&_td]:border-line md:[&_td]:border-t md:[&_th]:border-line md:[&_th]:border-t">
          {filterStaff({ accounts, filter }).map((account) => (
            <tr
              key={account.documentId}
              className="max-md:block max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:py-3 md:hover:bg-surface-sky/40"
            >
              <th scope="row" className={`${cell} text-start font-normal`}>
                <Link
                  href={staffPath({ locale, page: account.documentId })}
                  prefetch={false}
                  className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4"
                >
                  <bdi>{account.name ?? account.email}</bdi>
                </Link>
                {account.name ? (
                  <span className="block break-all text-sm text-text-soft">
                    <bdi dir="ltr">{account.email}</bdi>
                  </span>
                ) : null}
              </th>
              <td className={cell}>{t(`roles.${account.role}`)}</td>
              <td className={cell}>{reach(account)}</td>
              <td className={`${cell} whitespace-nowrap`}>
                <StateBadge state={account.state} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <FactorOfAll
        locale={locale}
        isRequired={rules.secondFactorOfAll}
        without={accounts.filter(({ hasSecondFactor }) => !hasSecondFactor).length}
      />
    </Container>
  );
}

import type { ComponentProps } from 'react';
import { Press } from '@/components/form/press';
import { Panel } from '@/components/ui/card';
import { List } from '@/components/ui/list';
import { BY_PASSWORD } from '@/contract/roles';
import type { StaffDetail } from '@/contract/staff-account';
import { findSignInWays } from '@/features/account/sign-in/data';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { clinicMoments, listBranches } from '@/features/site/branches/data';
import { listDoctors } from '@/features/site/doctors/data';
import { ClientMessages } from '@/i18n/client-messages';
import { getTranslations, getWords } from '@/i18n/translations';
import { changeStaffAction } from '../actions';
import { factorPresses, isRefusal, type StaffPressed, staffPages } from '../rules';
import { RightsForm } from './rights-form';
import { StateBadge } from './staff-list';

interface Props {
  account: StaffDetail;
  isOwn: boolean;
  /** True while a second factor is required of everybody. */
  isFactorOfAll: boolean;
  pressed: StaffPressed;
}

export async function StaffFilePage({ account, isOwn, isFactorOfAll, pressed: { outcome, fault } }: Props) {
  const [locale, t] = await getWords('staff');
  const [branches, doctors] = await Promise.all([listBranches({ locale }), listDoctors({ locale })]);
  const { documentId, name, email, role, state, doctor } = account;
  const seen = JSON.stringify({ role, branches: account.branches, doctor });
  return (
    <DeskPage
      back={{ href: staffPages.path(locale), label: t('back') }}
      title={<bdi>{name ?? email}</bdi>}
      marks={<StateBadge state={state} />}
      outcome={outcome && { text: t(`outcome.${outcome}`), fault, isRefusal: isRefusal(outcome) }}
      lead={
        name && (
          <bdi dir="ltr" className="break-all">
            {email}
          </bdi>
        )
      }
    >
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <Panel className="p-6" title={t('rights.title')}>
          {isOwn ? (
            <p className="mt-2 text-text-soft">{t('rights.own')}</p>
          ) : (
            <ClientMessages of={['staff.columns', 'staff.roles', 'staff.roleHints', 'staff.rights']}>
              <RightsForm
                key={seen}
                id={documentId}
                seen={seen}
                rights={{
                  role,
                  scope: account.branches === null ? 'all' : 'some',
                  branches: account.branches ?? [],
                  doctor: doctor ?? '',
                }}
                branches={branches}
                doctors={doctors}
              />
            </ClientMessages>
          )}
        </Panel>
        <div className="space-y-6">
          {isOwn ? null : <StaffEntry account={account} />}
          {isOwn ? null : <StaffProvider account={account} />}
          {isOwn ? null : <StaffFactor account={account} isOfAll={isFactorOfAll} />}
          <AccountSessions account={account} />
        </div>
      </div>
    </DeskPage>
  );
}

interface AccountPressProps extends Omit<ComponentProps<typeof Press>, 'action' | 'fields'> {
  of: StaffDetail;
  wish: Record<string, string>;
}

async function AccountPress({ of: { documentId: id }, wish, ...button }: AccountPressProps) {
  const t = await getTranslations('staff');
  const usual = { variant: 'secondary', pendingLabel: t('rights.saving') } as const;
  return <Press action={changeStaffAction} fields={{ id, ...wish }} {...usual} {...button} />;
}

async function StaffFactor({ account, isOfAll }: { account: StaffDetail; isOfAll: boolean }) {
  const t = await getTranslations('staff');
  const { hasSecondFactor, secondFactorRequired } = account;
  const required = isOfAll ? t('factor.ofAll.on') : secondFactorRequired ? t('factor.required') : null;
  return (
    <Panel title={t('factor.title')}>
      <p className="mt-2 font-semibold">
        {hasSecondFactor ? t('factor.on') : t('factor.off')}
        {required ? <span className="font-normal"> · {required}</span> : null}
      </p>
      <p className="mt-1 text-sm text-text-soft">{t('factor.text')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {factorPresses(account, isOfAll).map((what) => (
          <AccountPress key={what} of={account} wish={{ what }}>
            {t(`factor.${what}`)}
          </AccountPress>
        ))}
      </div>
    </Panel>
  );
}

async function StaffEntry({ account }: { account: StaffDetail }) {
  const [locale, t] = await getWords('staff.entry');
  const { state } = account;
  const isBlocked = state === 'blocked';
  return (
    <Panel className="p-6" title={t('title')} text={t(`text.${state}`)}>
      <div className="mt-4 flex flex-wrap gap-3">
        {state === 'invited' ? (
          <AccountPress of={account} wish={{ what: 'invite', language: locale }}>
            {t('inviteAgain')}
          </AccountPress>
        ) : null}
        <AccountPress
          of={account}
          wish={{ what: isBlocked ? 'unblock' : 'block' }}
          variant={isBlocked ? 'secondary' : 'danger'}
        >
          {isBlocked ? t('unblock') : t('block')}
        </AccountPress>
      </div>
    </Panel>
  );
}

async function StaffProvider({ account }: { account: StaffDetail }) {
  const providers = (await findSignInWays()).providers;
  if (providers.length === 0 && account.provider === BY_PASSWORD) return null;
  const t = await getTranslations('staff.provider');
  const ways = [{ name: BY_PASSWORD, label: t('local') }, ...providers];
  const present = ways.find(({ name }) => name === account.provider);
  return (
    <Panel title={t('title')}>
      <p className="mt-2 font-semibold">
        <bdi>{present?.label ?? account.provider}</bdi>
      </p>
      <p className="mt-1 text-sm text-text-soft">{t('text')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {ways
          .filter((way) => way !== present)
          .map(({ name, label }) => (
            <AccountPress key={name} of={account} wish={{ what: 'provider', provider: name }}>
              <span>
                {name === BY_PASSWORD ? t('useLocal') : t.rich('use', { name: () => <bdi>{label}</bdi> })}
              </span>
            </AccountPress>
          ))}
      </div>
    </Panel>
  );
}

async function AccountSessions({ account }: { account: StaffDetail }) {
  const [locale, t] = await getWords('staff.sessions');
  const moment = await clinicMoments(locale);
  return (
    <Panel className="p-6" title={t('title')}>
      <List none={<p className="mt-2 text-text-soft">{t('none')}</p>} className="mt-3 divide-y divide-line">
        {account.sessions.map(({ id, deviceName, loginAt, lastActiveAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div>
              <p className="font-semibold">
                <bdi>{deviceName ?? t('unknown')}</bdi>
              </p>
              {loginAt ? (
                <p className="text-sm text-text-soft">{t('since', { moment: moment(loginAt) })}</p>
              ) : null}
              {lastActiveAt ? (
                <p className="text-sm text-text-soft">{t('lastUsed', { moment: moment(lastActiveAt) })}</p>
              ) : null}
            </div>
            <AccountPress
              of={account}
              wish={{ what: 'end', session: id }}
              size="sm"
              pendingLabel={t('ending')}
            >
              {t('end')}
            </AccountPress>
          </li>
        ))}
      </List>
      {account.sessions.length > 1 ? (
        <AccountPress of={account} wish={{ what: 'endAll' }} className="mt-4" pendingLabel={t('ending')}>
          {t('endAll')}
        </AccountPress>
      ) : null}
    </Panel>
  );
}

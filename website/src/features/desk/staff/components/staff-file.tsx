import { ActionFields } from '@/components/form/action-fields';
import { Press } from '@/components/form/press';
import { SubmitButton } from '@/components/form/submit-button';
import { BackLink } from '@/components/ui/action-link';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { BY_PASSWORD } from '@/contract/roles';
import type { StaffDetail } from '@/contract/staff-account';
import { findSignInWays } from '@/features/account/sign-in/data';
import { ClientMessages } from '@/i18n/client-messages';
import { getTranslations, getWords } from '@/i18n/translations';
import { sayFaultId } from '@/lib/request/fault-id';
import { changeStaffAction } from '../actions';
import { isRefusal, type Outcome, staffPath } from '../rules';
import { OutcomeNote } from './outcome-note';
import { RightsFields } from './rights-fields';
import { AccountSessions } from './staff-sessions';
import { StateBadge } from './state-badge';

export async function StaffFilePage({
  account,
  branches,
  doctors,
  timeZone,
  isOwn,
  outcome,
  fault,
}: {
  account: StaffDetail;
  branches: { id: string; name: string }[];
  doctors: { id: string; name: string }[];
  timeZone: string;
  isOwn: boolean;
  outcome: Outcome | null;
  fault: string | null;
}) {
  const [locale, t] = await getWords('staff');
  const { documentId, name, email, role, state } = account;
  return (
    <Container>
      <BackLink href={staffPath({ locale })}>{t('back')}</BackLink>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <h1 className="text-2xl">
          <bdi>{name ?? email}</bdi>
        </h1>
        <StateBadge state={state} />
      </div>
      {name ? (
        <p className="mt-1 break-all text-text-soft">
          <bdi dir="ltr">{email}</bdi>
        </p>
      ) : null}
      {outcome ? (
        <OutcomeNote
          text={sayFaultId({ text: t(`outcome.${outcome}`), id: fault })}
          isRefusal={isRefusal(outcome)}
        />
      ) : null}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <Card className="p-6">
          <h2 className="text-lg">{t('rights.title')}</h2>
          {isOwn ? (
            <p className="mt-2 text-text-soft">{t('rights.own')}</p>
          ) : (
            <form
              key={JSON.stringify([role, account.branches, account.doctor])}
              action={changeStaffAction}
              className="mt-4 space-y-6"
            >
              <ActionFields of={{ id: documentId, what: 'rights' }} />
              <ClientMessages of={['staff.columns', 'staff.roles', 'staff.roleHints', 'staff.rights']}>
                <RightsFields
                  role={role}
                  scope={account.branches === null ? 'all' : 'some'}
                  chosen={account.branches ?? []}
                  branches={branches}
                  doctor={account.doctor ?? ''}
                  doctors={doctors}
                />
              </ClientMessages>
              <SubmitButton pendingLabel={t('saving')}>{t('rights.save')}</SubmitButton>
            </form>
          )}
        </Card>
        <div className="space-y-6">
          {isOwn ? null : <StaffEntry account={account} />}
          {isOwn ? null : <StaffProvider account={account} />}
          {isOwn ? null : <StaffFactor account={account} />}
          <AccountSessions account={account} timeZone={timeZone} />
        </div>
      </div>
    </Container>
  );
}

async function StaffFactor({ account }: { account: StaffDetail }) {
  const t = await getTranslations('staff');
  const { documentId, hasSecondFactor, secondFactorRequired } = account;
  const requirement = secondFactorRequired ? 'release' : 'require';
  const actions = hasSecondFactor ? ([requirement, 'reset'] as const) : ([requirement] as const);
  return (
    <Card>
      <h2 className="text-lg">{t('factor.title')}</h2>
      <p className="mt-2 font-semibold">
        {hasSecondFactor ? t('factor.on') : t('factor.off')}
        {secondFactorRequired ? <span className="font-normal"> · {t('factor.required')}</span> : null}
      </p>
      <p className="mt-1 text-sm text-text-soft">{t('factor.text')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {actions.map((what) => (
          <Press
            key={what}
            action={changeStaffAction}
            fields={{ id: documentId, what }}
            variant="secondary"
            pendingLabel={t('saving')}
          >
            {t(`factor.${what}`)}
          </Press>
        ))}
      </div>
    </Card>
  );
}

async function StaffEntry({ account }: { account: StaffDetail }) {
  const [locale, t, words] = await getWords('staff.entry', 'staff');
  const { documentId: id, state } = account;
  const isBlocked = state === 'blocked';
  return (
    <Card className="p-6">
      <h2 className="text-lg">{t('title')}</h2>
      <p className="mt-2 text-text-soft">{t(`text.${state}`)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {state === 'invited' ? (
          <Press
            action={changeStaffAction}
            fields={{ id, what: 'invite', language: locale }}
            variant="secondary"
            pendingLabel={words('saving')}
          >
            {t('inviteAgain')}
          </Press>
        ) : null}
        <Press
          action={changeStaffAction}
          fields={{ id, what: isBlocked ? 'unblock' : 'block' }}
          variant={isBlocked ? 'secondary' : 'danger'}
          pendingLabel={words('saving')}
        >
          {isBlocked ? t('unblock') : t('block')}
        </Press>
      </div>
    </Card>
  );
}

async function StaffProvider({ account }: { account: StaffDetail }) {
  const providers = (await findSignInWays()).providers;
  if (providers.length === 0 && account.provider === BY_PASSWORD) return null;
  const t = await getTranslations('staff.provider');
  const ways = [{ name: BY_PASSWORD, label: t('local') }, ...providers];
  const present = ways.find(({ name }) => name === account.provider);
  return (
    <Card>
      <h2 className="text-lg">{t('title')}</h2>
      <p className="mt-2 font-semibold">
        <bdi>{present?.label ?? account.provider}</bdi>
      </p>
      <p className="mt-1 text-sm text-text-soft">{t('text')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {ways
          .filter((way) => way !== present)
          .map(({ name, label }) => (
            <Press
              key={name}
              action={changeStaffAction}
              fields={{ id: account.documentId, what: 'provider', provider: name }}
              variant="secondary"
              pendingLabel={t('saving')}
            >
              <span>
                {name === BY_PASSWORD ? t('useLocal') : t.rich('use', { name: () => <bdi>{label}</bdi> })}
              </span>
            </Press>
          ))}
      </div>
    </Card>
  );
}

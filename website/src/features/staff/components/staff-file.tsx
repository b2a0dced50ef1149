import { ActionFields } from '@/components/form/action-fields';
import { SubmitButton } from '@/components/form/submit-button';
import { BackLink } from '@/components/ui/action-link';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import type { StaffDetail } from '@/contract/staff-account';
import { ClientMessages } from '@/i18n/client-messages';
import { getWords } from '@/i18n/translations';
import { sayFaultId } from '@/lib/fault-id';
import { changeStaffAction } from '../actions';
import { isRefusal, type Outcome, staffPath } from '../rules';
import { OutcomeNote } from './outcome-note';
import { RightsFields } from './rights-fields';
import { StaffEntry } from './staff-entry';
import { StaffFactor } from './staff-factor';
import { StaffProvider } from './staff-provider';
import { AccountSessions } from './staff-sessions';
import { StateBadge } from './state-badge';

/** One account: its rights, whether it can sign in, and where it is signed in. One's own is only shown. */
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

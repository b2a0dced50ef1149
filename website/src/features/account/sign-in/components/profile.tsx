import { OutcomeNote } from '@/components/form/outcome-note';
import { PressForm } from '@/components/form/press-form';
import { SubmitButton } from '@/components/form/submit-button';
import { ActionLink } from '@/components/ui/action-link';
import { ButtonLink } from '@/components/ui/button';
import type { CurrentUser } from '@/contract/account';
import { accountPath, appointmentsPath } from '@/features/account/session/rules';
import { getWords } from '@/i18n/translations';
import type { RunningSession } from '@/lib/backend/accounts';
import { formatMoment } from '@/lib/time/clinic-time';
import { endSessionAction } from '../actions';

interface Props {
  user: CurrentUser;
  sessions: RunningSession[];
  isChanged: boolean;
  /** False where a provider opens the account: there is none to change. */
  hasPassword: boolean;
  hasSecondFactor: boolean;
  timeZone: string;
}

/** Name and address of an account, the browsers it is in use in, and the ways to end that. */
export async function Profile(props: Props) {
  const { user, sessions, isChanged, hasPassword, hasSecondFactor, timeZone } = props;
  const [locale, t] = await getWords('account.profile');
  const since = (instant: string) => t('since', { moment: formatMoment({ instant, timeZone, locale }) });
  return (
    <>
      <h1 className="text-2xl">{t('title')}</h1>
      {isChanged ? (
        <OutcomeNote state={isChanged} isGood className="mt-4">
          {t('changed')}
        </OutcomeNote>
      ) : null}
      <dl className="mt-4">
        <dt className="text-sm text-text-soft">{t('email')}</dt>
        <dd className="break-all font-semibold">
          <bdi dir="ltr">{user.email}</bdi>
        </dd>
      </dl>
      {hasPassword ? (
        <p className="mt-4">
          <ButtonLink href={accountPath(locale, 'change-password')} prefetch={false} variant="secondary">
            {t('change')}
          </ButtonLink>
        </p>
      ) : null}
      <h2 className="mt-8 text-lg">{t('factor')}</h2>
      <p className="mt-1 font-semibold">{hasSecondFactor ? t('factorOn') : t('factorOff')}</p>
      <p className="mt-3">
        <ButtonLink href={accountPath(locale, 'second-factor')} prefetch={false} variant="secondary">
          {hasSecondFactor ? t('factorTakeOff') : t('factorSetUp')}
        </ButtonLink>
      </p>
      <h2 className="mt-8 text-lg">{t('sessions')}</h2>
      <p className="mt-1 text-sm text-text-soft">{t('sessionsText')}</p>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {sessions.map(({ id, current, deviceName, loginAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div>
              <p className="font-semibold">
                <bdi>{deviceName || t('unknown')}</bdi>
                {current ? <span className="font-normal text-text-soft"> · {t('thisOne')}</span> : null}
              </p>
              {loginAt ? <p className="text-sm text-text-soft">{since(loginAt)}</p> : null}
            </div>
            {current ? null : (
              <PressForm
                action={endSessionAction}
                fields={{ session: id }}
                pendingLabel={t('ending')}
                variant="secondary"
                size="sm"
              >
                {t('end')}
              </PressForm>
            )}
          </li>
        ))}
      </ul>
      <form action={accountPath(locale, 'logout')} method="post" className="mt-6">
        <input type="hidden" name="scope" value="all" />
        <SubmitButton variant="secondary" pendingLabel={t('ending')} className="w-full">
          {t('everywhere')}
        </SubmitButton>
      </form>
      <p className="mt-4">
        <ActionLink href={appointmentsPath(locale)} className="underline underline-offset-4">
          {t('back')}
        </ActionLink>
      </p>
    </>
  );
}

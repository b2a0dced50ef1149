import { redirect } from 'next/navigation';
import { ActionLink } from '@/components/ui/action-link';
import { FactorFlow } from '@/features/account/second-factor/components/factor-flow';
import { accountPath, landingPath, loginPath, ownSetupPath } from '@/features/account/session/rules';
import { requireSession } from '@/features/account/session/session';
import { AccountTrouble } from '@/features/account/sign-in/components/account-trouble';
import { ProviderLink } from '@/features/account/sign-in/components/provider-links';
import { findSignInWays } from '@/features/account/sign-in/data';
import { readStep } from '@/features/account/sign-in/step-session';
import { ClientMessages } from '@/i18n/client-messages';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { BackendError } from '@/lib/backend/errors';
import { beginWithTicket, getSecondFactor } from '@/lib/backend/second-factor';
import { localePage } from '@/lib/page/locale-page';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('secondFactor.title');

/** Setting a second factor up or taking it off; during a sign-in that needs one, the way in. */
export default localePage(async ({ locale, searchParams }) => {
  const { to } = await searchParams;
  const here = accountPath(locale, 'second-factor');
  const shown = await readState({ locale, here });
  if (shown === null) return <AccountTrouble retry={here} />;
  const t = await getTranslations('secondFactor');
  const isEntering = shown.enrolment !== null;
  const isOwnWish = to === ownSetupPath(locale);
  const provider = (await findSignInWays()).providers.find(({ name }) => name === shown.provider);
  const profile = accountPath(locale, 'profile');
  return (
    <>
      <h1 className="text-2xl">{t('title')}</h1>
      <ClientMessages of={['secondFactor', 'account.password']}>
        <FactorFlow
          isOn={shown.isOn}
          isRequired={shown.isRequired}
          provider={
            provider ? (
              <div className="mt-6 space-y-3">
                <p>{t('againText')}</p>
                <ProviderLink {...provider} to={ownSetupPath(locale)} />
              </div>
            ) : null
          }
          enrolment={shown.enrolment}
          to={typeof to === 'string' ? landingPath(to, locale) : profile}
          intro={
            <>
              <p className="mt-1 text-text-soft">
                {isEntering && !isOwnWish
                  ? t('mustText')
                  : shown.isOn
                    ? t('onText', { count: shown.recoveryCodes })
                    : t('offText')}
              </p>
              {shown.isOn && shown.isRequired ? <p className="mt-3">{t('required')}</p> : null}
            </>
          }
          wayBack={
            isEntering ? null : (
              <p className="mt-4">
                <ActionLink href={profile} className="underline underline-offset-4">
                  {t('back')}
                </ActionLink>
              </p>
            )
          }
        />
      </ClientMessages>
    </>
  );
});

async function readState({ locale, here }: { locale: Locale; here: string }) {
  const step = await readStep();
  try {
    if (step?.step === 'setup') {
      const enrolment = await beginWithTicket({ ticket: step.ticket });
      return { enrolment, isOn: false, isRequired: true, recoveryCodes: 0, provider: null };
    }
    const session = await requireSession(locale, here);
    return session ? { ...(await getSecondFactor({ token: session.token })), enrolment: null } : null;
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    // The ticket has run out, or the setup was ended in another tab.
    if (step && error.status < 500) redirect(loginPath({ locale, why: 'ended' }));
    return null;
  }
}

import Link from 'next/link';
import { accountPath, loginPath } from '@/features/account/session/rules';
import { getWords } from '@/i18n/translations';

/** Replaces the form for a new password when the link of the mail has expired. */
export async function EndedLink({ isInvited }: { isInvited: boolean }) {
  const [locale, t] = await getWords('account.password');
  const link = 'inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4';
  return (
    <>
      <h1 className="text-2xl">{t(isInvited ? 'invitedEndedTitle' : 'endedTitle')}</h1>
      <p className="mt-3">{t(isInvited ? 'invitedEnded' : 'code')}</p>
      <p className="mt-4">
        {isInvited ? (
          <Link href={loginPath({ locale })} className={link}>
            {t('invitedSignIn')}
          </Link>
        ) : (
          <Link href={accountPath(locale, 'forget-password')} className={link}>
            {t('askAgain')}
          </Link>
        )}
      </p>
    </>
  );
}

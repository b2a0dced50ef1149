import Link from 'next/link';
import { accountPath, loginPath } from '@/features/account/session/rules';
import { ClientMessages } from '@/i18n/client-messages';
import { getWords } from '@/i18n/translations';
import { PasswordForm } from './password-form';

/** The page of a new password: behind the link of a mail (with a code), or for somebody signed in (without). */
export async function PasswordPage({
  code,
  email,
  isInvited = false,
}: {
  code: string | null;
  email: string | null;
  /** The link is that of an invitation: it is the first password. */
  isInvited?: boolean;
}) {
  const [locale, t, profile] = await getWords('account.password', 'account.profile');
  const link = 'inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4';
  return (
    <>
      <h1 className="text-2xl">
        {code === null ? t('changeTitle') : t(isInvited ? 'invitedTitle' : 'resetTitle')}
      </h1>
      <p className="mt-1 text-text-soft">{t(isInvited ? 'invitedText' : 'resetText')}</p>
      <ClientMessages of={['account.password']}>
        <PasswordForm code={code} email={email} isInvited={isInvited} />
      </ClientMessages>
      <p className="mt-4">
        {code === null ? (
          <Link href={accountPath(locale, 'profile')} prefetch={false} className={link}>
            {profile('title')}
          </Link>
        ) : isInvited ? (
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

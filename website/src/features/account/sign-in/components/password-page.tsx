import type { ComponentProps } from 'react';
import { ActionLink } from '@/components/ui/action-link';
import { accountPath, loginPath } from '@/features/account/session/rules';
import { ClientMessages } from '@/i18n/client-messages';
import { getWords } from '@/i18n/translations';
import { PasswordForm } from './password-form';

type Props = ComponentProps<typeof PasswordForm> & { isEnded?: boolean };

/** The page of a new password: behind the link of a mail (with a code), or for somebody signed in (without). */
export async function PasswordPage({ code, email, isInvited = false, isEnded = false }: Props) {
  const [locale, t, profile] = await getWords('account.password', 'account.profile');
  const [href, label] =
    code === null
      ? [accountPath(locale, 'profile'), profile('title')]
      : isInvited
        ? [loginPath({ locale }), t('invitedSignIn')]
        : [accountPath(locale, 'forget-password'), t('askAgain')];
  const title = isInvited ? t('invitedTitle') : t(code === null ? 'changeTitle' : 'resetTitle');
  return (
    <>
      {isEnded ? (
        <>
          <h1 className="text-2xl">{t(isInvited ? 'invitedEndedTitle' : 'endedTitle')}</h1>
          <p className="mt-3">{t(isInvited ? 'invitedEnded' : 'code')}</p>
        </>
      ) : (
        <>
          <h1 className="text-2xl">{title}</h1>
          <p className="mt-1 text-text-soft">{t(isInvited ? 'invitedText' : 'resetText')}</p>
          <ClientMessages of={['account.password']}>
            <PasswordForm code={code} email={email} isInvited={isInvited} />
          </ClientMessages>
        </>
      )}
      <p className="mt-4">
        <ActionLink href={href} className="underline underline-offset-4">
          {label}
        </ActionLink>
      </p>
    </>
  );
}

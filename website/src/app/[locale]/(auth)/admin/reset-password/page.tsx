import { redirect } from 'next/navigation';
import { accountPath } from '@/features/account/session/rules';
import { PasswordPage } from '@/features/account/sign-in/components/password-page';
import { isLinkEnded } from '@/features/account/sign-in/data';
import { localePage } from '@/lib/page/locale-page';
import { privateMetadata } from '@/lib/page/private-metadata';

/** No referrer to other sites: the address contains the code. */
export const generateMetadata = privateMetadata('account.password.resetTitle', { referrer: 'same-origin' });

/** Page of the mail's link. Opening it uses nothing up: mail programs open links too. */
export default localePage(async ({ locale, searchParams }) => {
  const { code, invited } = await searchParams;
  if (typeof code !== 'string' || !/^[\w-]{20,200}$/.test(code)) {
    redirect(accountPath(locale, 'forget-password'));
  }
  const isEnded = await isLinkEnded(code);
  return <PasswordPage code={code} email={null} isInvited={invited === '1'} isEnded={isEnded} />;
});

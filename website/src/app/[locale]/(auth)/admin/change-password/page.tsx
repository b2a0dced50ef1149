import { accountPath } from '@/features/account/session/rules';
import { requireSession } from '@/features/account/session/session';
import { AccountTrouble } from '@/features/account/sign-in/components/account-trouble';
import { PasswordPage } from '@/features/account/sign-in/components/password-page';
import { localePage } from '@/lib/page/locale-page';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('account.password.changeTitle');

export default localePage(async ({ locale }) => {
  const to = accountPath(locale, 'change-password');
  const session = await requireSession(locale, to);
  if (!session) return <AccountTrouble retry={to} />;
  return <PasswordPage code={null} email={session.user.email} />;
});

import { notFound } from 'next/navigation';
import { accountPath } from '@/features/account/session/rules';
import { requireSession } from '@/features/account/session/session';
import { AccountTrouble } from '@/features/account/sign-in/components/account-trouble';
import { PasswordPage } from '@/features/account/sign-in/components/password-page';
import { isLocale } from '@/i18n/routing';
import { privateMetadata } from '@/lib/page/private-metadata';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = privateMetadata({ title: 'account.password.changeTitle' });

export default async function ChangePasswordPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const to = accountPath(locale, 'change-password');
  const session = await requireSession(locale, to);
  if (!session) return <AccountTrouble retry={to} />;
  return <PasswordPage code={null} email={session.user.email} />;
}

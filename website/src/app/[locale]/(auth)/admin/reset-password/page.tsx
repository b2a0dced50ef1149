import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { accountPath } from '@/features/account/session/rules';
import { EndedLink } from '@/features/account/sign-in/components/ended-link';
import { PasswordPage } from '@/features/account/sign-in/components/password-page';
import { isLinkEnded } from '@/features/account/sign-in/data';
import { isLocale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ code?: string | string[]; invited?: string | string[] }>;
}

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'account.password' });
  return {
    title: t('resetTitle'),
    robots: { index: false, follow: false },
    // The code is in this page's address.
    referrer: 'same-origin',
  };
}

/** Where the link of the mail leads. Opening it uses nothing up: mail programs open links too. */
export default async function ResetPasswordPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const { code, invited } = await searchParams;
  if (typeof code !== 'string' || !/^[\w-]{20,200}$/.test(code)) {
    redirect(accountPath(locale, 'forget-password'));
  }
  const isInvited = invited === '1';
  if (await isLinkEnded(code)) return <EndedLink isInvited={isInvited} />;
  return <PasswordPage code={code} email={null} isInvited={isInvited} />;
}

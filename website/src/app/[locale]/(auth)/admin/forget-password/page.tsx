import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ForgotForm } from '@/features/account/components/forgot-form';
import { loginPath } from '@/features/account/rules';
import { isLocale } from '@/i18n/routing';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'account.forgot' });
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** Asks for a mail with a link to a new password (specification, point 2). */
export default async function ForgetPasswordPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'account.forgot' });
  return (
    <>
      <h1 className="text-2xl">{t('title')}</h1>
      <ForgotForm
        locale={locale}
        login={loginPath({ locale })}
        words={{
          text: t('text'),
          email: t('email'),
          submit: t('submit'),
          sending: t('sending'),
          askedTitle: t('askedTitle'),
          asked: t.raw('asked'),
          missing: t('missing'),
          busy: t('busy'),
          failed: t('failed'),
          errorTitle: t('errorTitle'),
          back: t('back'),
        }}
      />
    </>
  );
}

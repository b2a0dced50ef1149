import { notFound } from 'next/navigation';
import { ForgotForm } from '@/features/account/components/forgot-form';
import { loginPath } from '@/features/account/rules';
import { isLocale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { privateMetadata } from '@/lib/private-metadata';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = privateMetadata({ title: 'account.forgot.title' });

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

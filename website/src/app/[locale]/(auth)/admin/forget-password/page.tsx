import { notFound } from 'next/navigation';
import { loginPath } from '@/features/account/session/rules';
import { ForgotForm } from '@/features/account/sign-in/components/forgot-form';
import { ClientMessages } from '@/i18n/client-messages';
import { isLocale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { privateMetadata } from '@/lib/page/private-metadata';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = privateMetadata({ title: 'account.forgot.title' });

export default async function ForgetPasswordPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'account.forgot' });
  return (
    <>
      <h1 className="text-2xl">{t('title')}</h1>
      <ClientMessages of={['account.forgot']}>
        <ForgotForm login={loginPath({ locale })} />
      </ClientMessages>
    </>
  );
}

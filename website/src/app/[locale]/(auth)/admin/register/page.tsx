import Link from 'next/link';
import { notFound } from 'next/navigation';
import { RegisterForm } from '@/features/account/components/register-form';
import { findSignInWays } from '@/features/account/data';
import { loginPath } from '@/features/account/rules';
import { isLocale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { privateMetadata } from '@/lib/private-metadata';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = privateMetadata({ title: 'account.register.title' });

/** Registration (specification, point 7): there while it is switched on in the backend. */
export default async function RegisterPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const { isRegistrationOpen } = await findSignInWays();
  if (!isRegistrationOpen) notFound();
  const [t, password] = await Promise.all([
    getTranslations('account.register'),
    getTranslations('account.password'),
  ]);
  return (
    <>
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-1 text-text-soft">{t('text')}</p>
      <RegisterForm
        locale={locale}
        words={{
          email: t('email'),
          password: t('password'),
          hint: password('newHint'),
          show: password('show'),
          hide: password('hide'),
          submit: t('submit'),
          sending: t('sending'),
          errorTitle: t('errorTitle'),
          sentTitle: t('sentTitle'),
          sent: t('sent'),
          again: t('again'),
          sendingAgain: t('sendingAgain'),
          sentAgain: t('sentAgain'),
          busy: t('busy'),
          notSent: t('notSent'),
        }}
      />
      <p className="mt-4">
        <Link
          href={loginPath({ locale })}
          className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4"
        >
          {t('back')}
        </Link>
      </p>
    </>
  );
}

import Link from 'next/link';
import { notFound } from 'next/navigation';
import { loginPath } from '@/features/account/session/rules';
import { RegisterForm } from '@/features/account/sign-in/components/register-form';
import { findSignInWays } from '@/features/account/sign-in/data';
import { ClientMessages } from '@/i18n/client-messages';
import { getTranslations } from '@/i18n/translations';
import { localePage } from '@/lib/page/locale-page';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('account.register.title');

/** Registration (specification, point 7): there while it is switched on in the backend. */
export default localePage(async ({ locale }) => {
  const { isRegistrationOpen } = await findSignInWays();
  if (!isRegistrationOpen) notFound();
  const t = await getTranslations('account.register');
  return (
    <>
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-1 text-text-soft">{t('text')}</p>
      <ClientMessages of={['account.register', 'account.password']}>
        <RegisterForm />
      </ClientMessages>
      <p className="mt-4">
        <Link href={loginPath({ locale })} className="text-link">
          {t('back')}
        </Link>
      </p>
    </>
  );
});

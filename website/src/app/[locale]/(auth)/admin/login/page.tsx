import Link from 'next/link';
import { accountPath, landingPath } from '@/features/account/session/rules';
import { LoginForm } from '@/features/account/sign-in/components/login-form';
import { ProviderLinks } from '@/features/account/sign-in/components/provider-links';
import { findSignInWays } from '@/features/account/sign-in/data';
import { ClientMessages } from '@/i18n/client-messages';
import { getTranslations } from '@/i18n/translations';
import { localePage } from '@/lib/page/locale-page';
import { privateMetadata } from '@/lib/page/private-metadata';
import { readFaultId, sayFaultId } from '@/lib/request/fault-id';

/** Reasons for being sent here that the page explains. */
const REASONS = ['ended', 'failed', 'notStaff', 'everywhere', 'provider'] as const;

export const generateMetadata = privateMetadata('account.login.title');

export default localePage(async ({ locale, searchParams }) => {
  const { to, why, fault } = await searchParams;
  const [t, register, { isRegistrationOpen }] = await Promise.all([
    getTranslations('account.login'),
    getTranslations('account.register'),
    findSignInWays(),
  ]);
  const reason = REASONS.find((one) => one === why) ?? 'text';
  const wanted = landingPath(typeof to === 'string' ? to : null, locale);
  return (
    <>
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-1 text-text-soft">{sayFaultId({ text: t(reason), id: readFaultId(fault) })}</p>
      <ClientMessages of={['account.login', 'account.password']}>
        <LoginForm to={wanted} />
      </ClientMessages>
      <ProviderLinks to={wanted} />
      <p className="mt-4">
        <Link href={accountPath(locale, 'forget-password')} className="text-link">
          {t('forgot')}
        </Link>
      </p>
      {isRegistrationOpen ? (
        <p>
          <Link href={accountPath(locale, 'register')} className="text-link">
            {register('link')}
          </Link>
        </p>
      ) : null}
    </>
  );
});

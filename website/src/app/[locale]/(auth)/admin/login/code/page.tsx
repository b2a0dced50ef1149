import Link from 'next/link';
import { redirect } from 'next/navigation';
import { CodeForm } from '@/features/account/second-factor/components/code-form';
import { landingPath, loginPath } from '@/features/account/session/rules';
import { readStep } from '@/features/account/sign-in/step-session';
import { ClientMessages } from '@/i18n/client-messages';
import { getTranslations } from '@/i18n/translations';
import { localePage } from '@/lib/page/locale-page';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('secondFactor.enterTitle');

/** Second step of signing in, within ten minutes after the right password. */
export default localePage(async ({ locale, searchParams }) => {
  const { to } = await searchParams;
  const wanted = landingPath(typeof to === 'string' ? to : null, locale);
  if ((await readStep())?.step !== 'enter') redirect(loginPath({ locale, to: wanted }));
  const t = await getTranslations('secondFactor');
  return (
    <>
      <h1 className="text-2xl">{t('enterTitle')}</h1>
      <p className="mt-1 text-text-soft">{t('enterText')}</p>
      <ClientMessages of={['secondFactor']}>
        <CodeForm to={wanted} />
      </ClientMessages>
      <p className="mt-4">
        <Link href={loginPath({ locale })} className="text-link">
          {t('otherAccount')}
        </Link>
      </p>
    </>
  );
});

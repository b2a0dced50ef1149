import { ButtonLink } from '@/components/ui/button';
import { landingPath, stepPath } from '@/features/account/session/rules';
import { getTranslations } from '@/i18n/translations';
import { localePage } from '@/lib/page/locale-page';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('account.connected.title');

/** Page between a provider of social sign-in and the staff area: only a page opened from here gets the cookies of a session. */
export default localePage(async ({ locale, searchParams }) => {
  const { to, step } = await searchParams;
  const t = await getTranslations({ locale, namespace: 'account.connected' });
  const wanted = landingPath(typeof to === 'string' ? to : null, locale);
  const path = step === 'enter' || step === 'setup' ? stepPath(locale, step, wanted) : wanted;
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${path}`} />
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-1 text-text-soft">{t('text')}</p>
      <ButtonLink href={path} prefetch={false} className="mt-6 w-full">
        {t('next')}
      </ButtonLink>
    </>
  );
});

import { notFound } from 'next/navigation';
import { ButtonLink } from '@/components/ui/button';
import { landingPath, stepPath } from '@/features/account/session/rules';
import { isLocale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { privateMetadata } from '@/lib/page/private-metadata';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ to?: string | string[]; step?: string | string[] }>;
}

export const generateMetadata = privateMetadata({ title: 'account.connected.title' });

/**
 * Between a provider of social sign-in and the staff area. A browser that comes from another site does not send the
 * cookies of a session, however often it is sent on; the next page it opens from here gets them.
 */
export default async function ConnectedPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
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
}

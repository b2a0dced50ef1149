import { getTranslations } from 'next-intl/server';
import { RequestedPath } from '@/components/layout/requested-path';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { WaveMark } from '@/components/ui/wave';
import { type Locale, localePath } from '@/i18n/routing';

/** "Page not found: {path}" (specification, point 8) with two ways on. */
export async function NotFoundView({
  locale,
  asked,
}: {
  locale: Locale;
  /** The path that was asked for, when another one is answered. */
  asked?: string | undefined;
}) {
  const t = await getTranslations({ locale, namespace: 'errors' });
  return (
    <Container className="flex flex-col items-start gap-4 py-16 sm:py-24">
      <WaveMark className="size-16 text-accent" />
      <h1 className="max-w-text text-3xl">
        {t.rich('notFoundTitle', { path: () => <RequestedPath asked={asked} /> })}
      </h1>
      <p className="text-lg text-text-soft">{t('notFoundText')}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink href={localePath({ locale, path: '/' })}>{t('backToHome')}</ButtonLink>
        <ButtonLink href={localePath({ locale, path: '/doctors' })} variant="secondary">
          {t('seeDoctors')}
        </ButtonLink>
      </div>
    </Container>
  );
}

import { RequestedPath } from '@/components/layout/requested-path';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { localePath } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';

/** Short page that Next makes with every page for entries that are gone; the whole one is app/global-not-found. */
export default async function NotFound() {
  const [locale, t] = await getWords('errors');
  return (
    <Container className="py-10 sm:py-16">
      <h1 className="text-3xl">{t.rich('notFoundTitle', { path: () => <RequestedPath /> })}</h1>
      <p className="mt-3 mb-6 text-lg text-text-soft">{t('notFoundText')}</p>
      <ButtonLink href={localePath({ locale, path: '/' })} prefetch={false}>
        {t('backToHome')}
      </ButtonLink>
    </Container>
  );
}

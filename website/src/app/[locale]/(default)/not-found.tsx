import { RequestedPath } from '@/components/layout/requested-path';
import { Container } from '@/components/ui/container';
import { PathButton } from '@/features/site/pages/components/entry-link';
import { getTranslations } from '@/i18n/translations';

/** Short page that Next makes with every page for entries that are gone; the whole one is app/global-not-found. */
export default async function NotFound() {
  const t = await getTranslations('errors');
  return (
    <Container className="py-10 sm:py-16">
      <h1 className="text-3xl">{t.rich('notFoundTitle', { path: () => <RequestedPath /> })}</h1>
      <p className="mt-3 mb-6 text-lg text-text-soft">{t('notFoundText')}</p>
      <PathButton path="/" prefetch={false}>
        {t('backToHome')}
      </PathButton>
    </Container>
  );
}

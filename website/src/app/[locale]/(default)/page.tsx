import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/section';
import { HomePage } from '@/features/site/home/components/home-page';
import { getHome } from '@/features/site/home/data';
import { clinicMetadata } from '@/features/site/main-info/metadata';
import { PathButton } from '@/features/site/pages/components/entry-link';
import { getTranslations } from '@/i18n/translations';
import { localeMetadata, localePage } from '@/lib/page/locale-page';
import { alternates } from '@/lib/page/metadata';

export const generateMetadata = localeMetadata(async ({ locale }) => {
  const home = await getHome({ locale });
  const title = home?.seo?.metaTitle ?? home?.slider[0]?.title;
  if (!title) return { alternates: alternates(locale, '/') };
  return clinicMetadata({ locale, path: '/', title, seo: home?.seo });
});

export default localePage(async ({ locale }) => {
  const content = await getHome({ locale });
  if (content) return <HomePage content={content} locale={locale} />;
  const t = await getTranslations('home.notReady');
  return (
    <Section>
      <EmptyState
        as="h1"
        title={t('title')}
        text={t('text')}
        action={<PathButton path="/doctors">{t('action')}</PathButton>}
      />
    </Section>
  );
});

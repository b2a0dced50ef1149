import { Container } from '@/components/ui/container';
import { IntroHead } from '@/features/site/pages/components/intro-head';
import { getPageIntro } from '@/features/site/pages/data';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import type { DoctorFilter } from '../query';
import { DoctorList } from './doctor-list';

export async function DoctorsPage({
  locale,
  asked,
  page,
}: {
  locale: Locale;
  asked: DoctorFilter;
  page: number;
}) {
  const [t, intro] = await Promise.all([getTranslations('doctors'), getPageIntro(locale, 'doctors')]);
  return (
    <>
      <IntroHead intro={intro} title={t('title')} locale={locale} />
      <Container className="pb-10 sm:pb-20">
        <DoctorList locale={locale} asked={asked} page={page} />
      </Container>
    </>
  );
}

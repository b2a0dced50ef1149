import { Container } from '@/components/ui/container';
import { HeadWaves } from '@/components/ui/wave';
import { getPageIntro } from '@/features/site/pages/data';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import type { DoctorFilter } from '../query';
import { DoctorList } from './doctor-list';

/** The list page: the editors' heading over the search and the cards. */
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
      <div className="relative isolate overflow-hidden bg-surface-sky pt-10 pb-24 sm:pt-14 sm:pb-28">
        <HeadWaves />
        <Container>
          <div {...(intro ? contentLang({ content: intro.lang, page: locale }) : {})}>
            <h1 className="text-4xl">{intro?.title ?? t('title')}</h1>
            {intro?.text ? <p className="mt-3 max-w-text text-lg text-text-soft">{intro.text}</p> : null}
          </div>
        </Container>
      </div>
      <Container className="relative -mt-16 pb-16 sm:pb-20 print:mt-0">
        <DoctorList locale={locale} asked={asked} page={page} />
      </Container>
    </>
  );
}

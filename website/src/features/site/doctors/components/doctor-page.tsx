import { Container } from '@/components/ui/container';
import { FirstFew } from '@/components/ui/first-few';
import { LabelledSection } from '@/components/ui/labelled-section';
import { RichText } from '@/components/ui/rich-text';
import { ShareLinks } from '@/components/ui/share-links';
import { type ArticleSummary, listArticles } from '@/features/site/articles/data';
import { KnownAppointmentInAddress } from '@/features/site/next-free-times/components/known-appointment';
import { EntryLink } from '@/features/site/pages/components/entry-link';
import { entryUrl } from '@/features/site/pages/entry-query';
import { DoctorReviews } from '@/features/site/reviews/components/doctor-reviews';
import { listServices } from '@/features/site/services/data';
import { isOfferedBy } from '@/features/site/services/rules';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { getTranslations, getWords } from '@/i18n/translations';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import type { DoctorProfile } from '../data';
import { DoctorBackground, DoctorTreats, DoctorVideo } from './doctor-about';
import { DoctorFees } from './doctor-fees';
import { DoctorHead } from './doctor-head';
import { DoctorJsonLd } from './doctor-json-ld';
import { DoctorTimes, PracticeHours } from './doctor-times';

export async function DoctorPage({ doctor, locale }: { doctor: DoctorProfile; locale: Locale }) {
  const t = await getTranslations('doctors');
  const [articles, services] = await Promise.all([listArticles({ locale }), listServices({ locale })]);
  const words = contentLang(doctor, locale);
  const bio = doctor.bio ?? [];
  const [opening, rest] = [bio.slice(0, 1), bio.slice(1)];
  const isDescribed = [bio, doctor.degrees, doctor.training, doctor.societies].some(
    ({ length }) => length > 0,
  );
  return (
    <article>
      <DoctorJsonLd doctor={doctor} locale={locale} />
      <KnownAppointmentInAddress
        branches={doctor.practices.map(({ branch: { id, number, name } }) => ({ id, number, name }))}
        services={services
          .filter((service) => isOfferedBy(service, doctor.specialties))
          .map(({ id, number, name }) => ({ id, number, name }))}
      >
        <DoctorHead doctor={doctor} locale={locale} />
        {doctor.practices.length > 0 ? <DoctorTimes doctor={doctor} /> : null}
      </KnownAppointmentInAddress>
      <Container className="grid gap-6 pt-6 pb-6 sm:gap-12 sm:py-14 lg:grid-cols-12 lg:gap-14">
        {/* First on a phone: where, when and what it costs are asked before who somebody is. */}
        <div className="grid content-start gap-6 sm:gap-12 lg:col-span-5 lg:col-start-8 lg:row-start-1">
          <PracticeHours practices={doctor.practices} />
          <DoctorFees doctor={doctor} />
        </div>
        <div className="grid content-start gap-6 sm:gap-12 lg:col-span-7 lg:col-start-1 lg:row-start-1">
          <DoctorTreats doctor={doctor} services={services} />
          {isDescribed ? (
            <LabelledSection id="about" title={t('about')} look="mb-3 text-2xl">
              <div className="mb-3 empty:hidden sm:mb-5" {...words}>
                {opening.length > 0 ? <RichText blocks={opening} headingLevel={2} /> : null}
              </div>
              <DoctorBackground doctor={doctor} rest={rest} />
            </LabelledSection>
          ) : null}
          <DoctorVideo doctor={doctor} />
          <DoctorReviews doctor={doctor} />
          <Articles articles={articles.filter(({ author }) => author?.id === doctor.id)} />
          <ShareLinks url={entryUrl('doctor', doctor, locale)} title={doctor.name} />
        </div>
      </Container>
    </article>
  );
}

async function Articles({ articles }: { articles: ArticleSummary[] }) {
  if (articles.length === 0) return null;
  const [locale, t] = await getWords('doctors');
  return (
    <LabelledSection id="articles" title={t('articles')} look="text-2xl">
      <FirstFew
        items={articles}
        first={3}
        title={(count) => t('otherArticles', { count })}
        list={(some) => (
          <ul>
            {some.map((article) => (
              <li key={article.id} className="border-line border-b py-3 last:border-b-0">
                <h3 className="text-base" {...contentLang(article, locale)}>
                  <EntryLink
                    section="blog"
                    entry={article}
                    className="hover:text-action hover:underline hover:underline-offset-4"
                  >
                    {article.title}
                  </EntryLink>
                </h3>
                <p className="text-sm text-text-soft">
                  {formatCalendarDate({ date: article.publishedOn, locale, style: 'day' })}
                </p>
              </li>
            ))}
          </ul>
        )}
      />
    </LabelledSection>
  );
}

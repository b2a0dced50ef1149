import Link from 'next/link';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { RichText } from '@/components/ui/rich-text';
import { ShareLinks } from '@/components/ui/share-links';
import { type ArticleSummary, listArticlesBy } from '@/features/site/articles/data';
import { articlePath } from '@/features/site/articles/query';
import { KnownAppointmentInAddress } from '@/features/site/next-free-times/components/known-appointment';
import { DoctorReviews } from '@/features/site/reviews/components/doctor-reviews';
import { listServices } from '@/features/site/services/data';
import { isOfferedBy } from '@/features/site/services/rules';
import { contentLang } from '@/i18n/content-lang';
import { directionOf, type Locale, localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { pageAddress } from '@/lib/address/site-address';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import type { DoctorProfile } from '../data';
import { doctorPath } from '../query';
import { DoctorBackground } from './doctor-background';
import { DoctorFees } from './doctor-fees';
import { DoctorHead } from './doctor-head';
import { DoctorTimes } from './doctor-times';
import { DoctorTreats } from './doctor-treats';
import { DoctorVideo } from './doctor-video';
import { PracticeHours } from './practice-hours';

/** A doctor at full length: who, a week of free times, then the story, the degrees and the hours. */
export async function DoctorPage({ doctor, locale }: { doctor: DoctorProfile; locale: Locale }) {
  const [t, articles, services] = await Promise.all([
    getTranslations('doctors'),
    listArticlesBy(locale, doctor.id),
    listServices({ locale }),
  ]);
  const words = contentLang({ content: doctor.lang, page: locale });
  return (
    <article>
      <KnownAppointmentInAddress
        branches={doctor.practices.map(({ branch: { id, number, name } }) => ({ id, number, name }))}
        services={services
          .filter((service) =>
            isOfferedBy(
              service,
              doctor.specialties.map(({ id }) => id),
            ),
          )
          .map(({ id, number, name }) => ({ id, number, name }))}
      >
        <DoctorHead doctor={doctor} locale={locale} />
        {doctor.practices.length > 0 ? <DoctorTimes doctor={doctor} locale={locale} /> : null}
      </KnownAppointmentInAddress>
      <Container className="grid gap-12 py-12 sm:py-16 lg:grid-cols-12 lg:gap-14">
        <div className="grid content-start gap-12 lg:col-span-7">
          {doctor.bio ? (
            <section aria-labelledby="about">
              <h2 id="about" className="mb-4 text-2xl">
                {t('about')}
              </h2>
              <div {...words}>
                <RichText blocks={doctor.bio} headingLevel={2} />
              </div>
            </section>
          ) : null}
          <DoctorTreats doctor={doctor} services={services} locale={locale} />
          <DoctorVideo doctor={doctor} locale={locale} />
          <DoctorBackground doctor={doctor} locale={locale} />
          <DoctorReviews doctor={doctor} locale={locale} />
          {articles.length > 0 ? (
            <Articles articles={articles} locale={locale} title={t('articles')} />
          ) : null}
        </div>
        <aside className="grid content-start gap-12 lg:col-span-5">
          <PracticeHours practices={doctor.practices} locale={locale} />
          <DoctorFees doctor={doctor} locale={locale} />
          <ShareLinks url={pageAddress({ locale, path: doctorPath(doctor, locale) })} title={doctor.name} />
        </aside>
      </Container>
    </article>
  );
}

function Articles({
  articles,
  locale,
  title,
}: {
  articles: ArticleSummary[];
  locale: Locale;
  title: string;
}) {
  return (
    <section aria-labelledby="articles">
      <h2 id="articles" className="mb-2 text-2xl">
        {title}
      </h2>
      <ul>
        {articles.map((article) => (
          <li key={article.id} className="flex gap-4 border-line border-b py-4 last:border-b-0">
            <Icon name="lucide:file-text" className="mt-1 size-5 text-accent" />
            <div {...contentLang({ content: article.lang, page: locale })}>
              <h3 className="text-lg">
                <Link
                  href={localePath({ locale, path: articlePath(article, locale) })}
                  prefetch={false}
                  className="hover:text-action hover:underline hover:underline-offset-4"
                >
                  {article.title}
                </Link>
              </h3>
              {article.excerpt ? <p className="mt-1 text-sm text-text-soft">{article.excerpt}</p> : null}
              <p lang={locale} dir={directionOf(locale)} className="mt-1 text-text-soft text-xs">
                {formatCalendarDate({ date: article.publishedOn, locale, style: 'day' })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

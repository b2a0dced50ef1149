import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { RichText } from '@/components/ui/rich-text';
import { type ArticleSummary, listArticlesBy } from '@/features/articles/data';
import { articlePath } from '@/features/articles/query';
import { KnownAppointmentInAddress } from '@/features/next-free-times/components/known-appointment';
import { listServices } from '@/features/services/data';
import { isOfferedBy } from '@/features/services/rules';
import { contentLang } from '@/i18n/content-lang';
import { directionOf, type Locale, localePath } from '@/i18n/routing';
import { formatCalendarDate } from '@/lib/clinic-time';
import type { DoctorProfile } from '../data';
import { DoctorHead } from './doctor-head';
import { DoctorTimes } from './doctor-times';
import { PracticeHours } from './practice-hours';

/** A doctor at full length: who, a week of free times, then the story, the degrees and the hours. */
export async function DoctorPage({ doctor, locale }: { doctor: DoctorProfile; locale: Locale }) {
  const [t, articles, services] = await Promise.all([
    getTranslations('doctors'),
    listArticlesBy({ locale, doctorId: doctor.id }),
    listServices({ locale }),
  ]);
  const words = contentLang({ content: doctor.lang, page: locale });
  return (
    <article>
      <KnownAppointmentInAddress
        branches={doctor.practices.map(({ branch: { id, number, name } }) => ({ id, number, name }))}
        services={services
          .filter((service) => isOfferedBy({ service, specialtyIds: doctor.specialties.map(({ id }) => id) }))
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
          {doctor.degrees.length > 0 ? (
            <section aria-labelledby="degrees">
              <h2 id="degrees" className="mb-4 text-2xl">
                {t('degrees')}
              </h2>
              <ol className="border-line border-s-2 ps-6" {...words}>
                {doctor.degrees.map((degree) => (
                  <li
                    key={`${degree.title} ${degree.year}`}
                    className="relative pb-5 before:absolute before:start-[-1.9375rem] before:top-2 before:size-3 before:rounded-pill before:border-2 before:border-accent before:bg-surface last:pb-0"
                  >
                    <p className="font-semibold leading-snug">{degree.title}</p>
                    <p className="mt-0.5 text-sm text-text-soft">
                      {[degree.institution, degree.year].filter(Boolean).join(t('listComma'))}
                    </p>
                  </li>
                ))}
              </ol>
            </section>
          ) : null}
          {articles.length > 0 ? (
            <Articles articles={articles} locale={locale} title={t('articles')} />
          ) : null}
        </div>
        <aside className="lg:col-span-5">
          <PracticeHours practices={doctor.practices} locale={locale} />
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
                  href={localePath({ locale, path: articlePath({ article, locale }) })}
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

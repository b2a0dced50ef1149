import Link from 'next/link';
import { Container } from '@/components/ui/container';
import { FirstFew } from '@/components/ui/first-few';
import { RichText } from '@/components/ui/rich-text';
import { ShareLinks } from '@/components/ui/share-links';
import { type ArticleSummary, listArticlesBy } from '@/features/site/articles/data';
import { KnownAppointmentInAddress } from '@/features/site/next-free-times/components/known-appointment';
import { DoctorReviews } from '@/features/site/reviews/components/doctor-reviews';
import { listServices } from '@/features/site/services/data';
import { isOfferedBy } from '@/features/site/services/rules';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { entryHref, entryPath } from '@/lib/address/entry-address';
import { pageAddress } from '@/lib/address/site-address';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import type { DoctorProfile } from '../data';
import { DoctorBackground } from './doctor-background';
import { DoctorFees } from './doctor-fees';
import { DoctorHead } from './doctor-head';
import { DoctorTimes } from './doctor-times';
import { DoctorTreats } from './doctor-treats';
import { DoctorVideo } from './doctor-video';
import { PracticeHours } from './practice-hours';

export async function DoctorPage({ doctor, locale }: { doctor: DoctorProfile; locale: Locale }) {
  const [t, articles, services] = await Promise.all([
    getTranslations('doctors'),
    listArticlesBy(locale, doctor.id),
    listServices({ locale }),
  ]);
  const words = contentLang(doctor, locale);
  const bio = doctor.bio ?? [];
  const [opening, rest] = [bio.slice(0, 1), bio.slice(1)];
  const isDescribed = [bio, doctor.degrees, doctor.training, doctor.societies].some(
    ({ length }) => length > 0,
  );
  return (
    <article>
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
            <section aria-labelledby="about">
              <h2 id="about" className="mb-3 text-2xl">
                {t('about')}
              </h2>
              <div className="mb-3 empty:hidden sm:mb-5" {...words}>
                {opening.length > 0 ? <RichText blocks={opening} headingLevel={2} /> : null}
              </div>
              <DoctorBackground doctor={doctor} rest={rest} />
            </section>
          ) : null}
          <DoctorVideo doctor={doctor} />
          <DoctorReviews doctor={doctor} />
          {articles.length > 0 ? (
            <Articles
              articles={articles}
              locale={locale}
              title={t('articles')}
              more={(count) => t('otherArticles', { count })}
            />
          ) : null}
          <ShareLinks
            url={pageAddress({ locale, path: entryPath('doctor', doctor, locale) })}
            title={doctor.name}
          />
        </div>
      </Container>
    </article>
  );
}

function Articles({
  articles,
  locale,
  title,
  more,
}: {
  articles: ArticleSummary[];
  locale: Locale;
  title: string;
  more: (count: number) => string;
}) {
  return (
    <section aria-labelledby="articles">
      <h2 id="articles" className="text-2xl">
        {title}
      </h2>
      <FirstFew
        items={articles}
        first={3}
        title={more}
        list={(some) => (
          <ul>
            {some.map((article) => (
              <li key={article.id} className="border-line border-b py-3 last:border-b-0">
                <h3 className="text-base" {...contentLang(article, locale)}>
                  <Link
                    href={entryHref('blog', article, locale)}
                    prefetch={false}
                    className="hover:text-action hover:underline hover:underline-offset-4"
                  >
                    {article.title}
                  </Link>
                </h3>
                <p className="text-sm text-text-soft">
                  {formatCalendarDate({ date: article.publishedOn, locale, style: 'day' })}
                </p>
              </li>
            ))}
          </ul>
        )}
      />
    </section>
  );
}

import { buttonClass } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { FirstFew } from '@/components/ui/first-few';
import { Icon } from '@/components/ui/icon';
import { LabelledSection } from '@/components/ui/labelled-section';
import { List } from '@/components/ui/list';
import { RichText } from '@/components/ui/rich-text';
import { ShareLinks } from '@/components/ui/share-links';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { type ArticleSummary, listArticles } from '@/features/site/articles/data';
import { readFees } from '@/features/site/fees/query';
import { BookLink } from '@/features/site/next-free-times/components/book-link';
import { KnownAppointmentInAddress } from '@/features/site/next-free-times/components/known-appointment';
import { NoNewBookings } from '@/features/site/next-free-times/components/no-new-bookings';
import { EntryBreadcrumb } from '@/features/site/pages/components/entry-head';
import { EntryLink, PathLink } from '@/features/site/pages/components/entry-link';
import { entryUrl } from '@/features/site/pages/entry-query';
import { DoctorReviews } from '@/features/site/reviews/components/doctor-reviews';
import { listServices } from '@/features/site/services/data';
import { isOfferedBy } from '@/features/site/services/rules';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { getTranslations, getWords } from '@/i18n/translations';
import { cn } from '@/lib/text/cn';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import { clinicToday } from '@/lib/time/period';
import type { DoctorProfile } from '../data';
import { yearsInPractice } from '../rules';
import { DoctorBackground, DoctorTreats, DoctorVideo } from './doctor-about';
import { DoctorFees } from './doctor-fees';
import { DoctorJsonLd } from './doctor-json-ld';
import { DoctorTimes, PracticeHours } from './doctor-times';
import { Portrait } from './portrait';

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
        {/* First on a phone: people look for place, time and fee before they read about the doctor. */}
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

async function DoctorHead({ doctor, locale }: { doctor: DoctorProfile; locale: Locale }) {
  const [, t, feeWords] = await getWords('doctors', 'fees');
  const fees = await readFees(locale);
  const fee = fees.ofDoctor({ doctor });
  const today = clinicToday(doctor.branches);
  const years = yearsInPractice(doctor.practisingSince, today);
  const words = contentLang(doctor, locale);
  return (
    <header>
      <Container className="doctor-head">
        <div className="col-span-2 sm:mb-3">
          <EntryBreadcrumb section="doctor" title={doctor.name} lang={doctor.lang} />
        </div>
        <div className="sm:row-span-2">
          <Portrait doctor={doctor} size="profile" preload />
        </div>
        {/* Stands at the top, not above the end of what follows: painted before all of that has arrived, it would move. */}
        <div className="min-w-0" {...words}>
          <h1 className="text-2xl sm:text-4xl">{doctor.name}</h1>
          {doctor.title ? (
            <p className="mt-1 text-text-soft leading-snug sm:mt-2 sm:text-lg">{doctor.title}</p>
          ) : null}
        </div>
        <div className="col-span-2 min-w-0 sm:col-span-1">
          <List className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {doctor.specialties.map((specialty) => (
              <li key={specialty.id} {...contentLang(specialty, locale)}>
                <PathLink path={`/doctors?specialty=${specialty.number}`} className="text-link">
                  <Icon name={specialty.icon ?? 'lucide:audio-lines'} className="text-accent" />
                  <VisuallyHidden>{t('specialties')}: </VisuallyHidden>
                  {specialty.name}
                </PathLink>
              </li>
            ))}
            {fee ? (
              <li className="flex items-center gap-2">
                <Icon name="lucide:wallet" className="text-accent" />
                <VisuallyHidden>{feeWords('label')}: </VisuallyHidden>
                <a href="#fees" className="inline-flex min-h-11 items-center underline underline-offset-4">
                  {fee}
                </a>
              </li>
            ) : null}
            {doctor.languages ? (
              <li className="flex items-center gap-2">
                <Icon name="lucide:languages" label={t('languages')} className="text-accent" />
                <span {...words}>{doctor.languages}</span>
              </li>
            ) : null}
            {years === null ? null : (
              <li className="flex items-center gap-2">
                <Icon name="lucide:award" className="text-accent" />
                {t('yearsInPractice', { years })}
              </li>
            )}
          </List>
          <div className="mt-1 sm:mt-5">
            {doctor.takesNoNewBookings ? (
              <NoNewBookings what="doctor" />
            ) : (
              <BookLink
                doctor={doctor.number}
                locale={locale}
                className={cn(buttonClass({}), 'max-sm:hidden')}
              >
                <Icon name="lucide:calendar-plus" />
                {t('bookAppointment')}
              </BookLink>
            )}
          </div>
        </div>
      </Container>
    </header>
  );
}

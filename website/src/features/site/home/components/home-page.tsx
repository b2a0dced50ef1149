import { buttonClass } from '@/components/ui/button';
import { HeadedSection } from '@/components/ui/headed-section';
import { Icon } from '@/components/ui/icon';
import { JsonLd } from '@/components/ui/json-ld';
import { whatsappHref } from '@/components/ui/phone-link';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { BranchCard } from '@/features/site/branches/components/branch-card';
import { listBranches } from '@/features/site/branches/data';
import { describeCards } from '@/features/site/doctors/card-query';
import { DoctorCards } from '@/features/site/doctors/components/doctor-cards';
import { type Doctor, listDoctors } from '@/features/site/doctors/data';
import { FaqList } from '@/features/site/faqs/components/faq-list';
import { listFaqs } from '@/features/site/faqs/data';
import { CallButton } from '@/features/site/main-info/components/call-button';
import { getMainInfo, type MainInfo } from '@/features/site/main-info/data';
import { OffersBand } from '@/features/site/offers/components/offers-band';
import { PathLink, WholeListLink } from '@/features/site/pages/components/entry-link';
import { ReviewList } from '@/features/site/reviews/components/review-list';
import { listReviews } from '@/features/site/reviews/data';
import { SearchField } from '@/features/site/search/components/search-field';
import { describeSearchField } from '@/features/site/search/field-words';
import { SpecialtyGrid } from '@/features/site/specialties/components/specialty-grid';
import { listSpecialties } from '@/features/site/specialties/data';
import { type ContentLang, contentLang } from '@/i18n/content-lang';
import { directionOf, type Locale } from '@/i18n/routing';
import { getTranslations, getWords } from '@/i18n/translations';
import { pageAddress } from '@/lib/address/site-address';
import { entity } from '@/lib/page/structured-data/schema-org';
import type { WhoWeAre as Content, HomeContent } from '../data';
import { BookingBanner } from './booking-banner';
import { Hero } from './hero';
import { WhyChooseUs } from './why-choose-us';

/** Number of entries the home page shows of each list, fewer on phones; the rest is one link away. */
const SHOWN = { doctors: 6, reviews: 6, faqs: 6 };

/** Home page: first what patients come for, then what recommends the clinic; empty sections are left out. */
export async function HomePage({ content, locale }: { content: HomeContent; locale: Locale }) {
  const [t, info, branches, doctors, specialties, reviews, faqs, search] = await Promise.all([
    getTranslations('home'),
    getMainInfo(locale),
    listBranches({ locale }),
    listDoctors({ locale }),
    listSpecialties({ locale }),
    listReviews({ locale }),
    listFaqs({ locale }),
    describeSearchField(locale),
  ]);
  const url = pageAddress({ locale, path: '/' });
  const words = contentLang({ lang: content.locale }, locale);
  return (
    <>
      {info ? (
        <JsonLd data={[entity('WebSite', 'website', { url, name: info.siteName, inLanguage: locale })]} />
      ) : null}
      <Hero slides={content.slider} branches={branches} words={words} clinic={info}>
        <SearchField {...search} />
      </Hero>
      <HeadedSection id="specialties" heading={content.specialtiesHeading} words={words} of={specialties}>
        <SpecialtyGrid specialties={specialties} doctorCounts={countBySpecialty(doctors)} />
      </HeadedSection>
      <HeadedSection
        id="doctors"
        surface="sky"
        heading={content.doctorsHeading}
        words={words}
        of={doctors}
        action={<WholeListLink path="/doctors">{t('allDoctors')}</WholeListLink>}
      >
        <DoctorCards
          {...(await describeCards({ doctors: doctors.slice(0, SHOWN.doctors), heading: 'h3', locale }))}
          className="grid gap-3 [&>li:nth-child(n+3)]:max-sm:hidden"
        />
      </HeadedSection>
      <HeadedSection id="branches" heading={content.branchesHeading} words={words} of={branches}>
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
          {branches.map((branch) => (
            <BranchCard key={branch.id} branch={branch} isBrief />
          ))}
        </ul>
      </HeadedSection>
      <OffersBand locale={locale} />
      {content.bookingBanner ? (
        <BookingBanner content={content.bookingBanner} locale={locale} words={words} />
      ) : null}
      {/* Phones leave it out: their six screens are for what patients come for. */}
      <div className="max-sm:hidden">
        <WhyChooseUs heading={content.whyChooseUsHeading} reasons={content.whyChooseUs} words={words} />
      </div>
      {content.whoWeAre ? <WhoWeAre content={content.whoWeAre} words={words} /> : null}
      <HeadedSection id="reviews" surface="warm" heading={content.reviewsHeading} words={words} of={reviews}>
        <ReviewList reviews={reviews.slice(0, SHOWN.reviews)} />
      </HeadedSection>
      {faqs.length > 0 ? (
        // On phones the menu leads to them.
        <Section className="max-sm:hidden" {...(content.faqsHeading ? { 'aria-labelledby': 'faqs' } : {})}>
          <div className="grid gap-8 lg:grid-cols-12 lg:gap-14">
            <div className="lg:col-span-4">
              {content.faqsHeading ? (
                <div {...words}>
                  <h2 id="faqs" className="text-3xl">
                    {content.faqsHeading.title}
                  </h2>
                  {content.faqsHeading.text ? (
                    <p className="mt-3 text-lg text-text-soft">{content.faqsHeading.text}</p>
                  ) : null}
                </div>
              ) : null}
              {info ? <FaqContact info={info} /> : null}
            </div>
            <div className="lg:col-span-8">
              <FaqList faqs={faqs.slice(0, SHOWN.faqs)} locale={locale} />
            </div>
          </div>
        </Section>
      ) : null}
    </>
  );
}

function countBySpecialty(doctors: Doctor[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { id } of doctors.flatMap((doctor) => doctor.specialties)) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

/** Contact for a question that is not on the list: the clinic's phone and WhatsApp. */
async function FaqContact({ info }: { info: MainInfo }) {
  const t = await getTranslations('home');
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      <CallButton label={t('call')} variant="secondary" className="flex-wrap" />
      {info.whatsapp ? (
        <a href={whatsappHref({ phone: info.whatsapp })} className={buttonClass({ variant: 'secondary' })}>
          <Icon name="lucide:message-circle" />
          {t('whatsapp')}
        </a>
      ) : null}
    </p>
  );
}

async function WhoWeAre({ content, words }: { content: Content; words: ContentLang }) {
  const [locale, t] = await getWords('home');
  const { title, text, image, stats } = content;
  return (
    <Section aria-labelledby="who-we-are" {...words}>
      <div className="grid items-center gap-8 md:grid-cols-12 lg:gap-14">
        {image ? (
          <Picture
            media={image}
            alt=""
            sizes="(min-width: 1152px) 440px, 40vw"
            loading="lazy"
            className="who-we-are-picture"
          />
        ) : null}
        <div className={`@container ${image ? 'md:col-span-7' : 'md:col-span-12'}`}>
          <h2 id="who-we-are" className="text-3xl">
            {title}
          </h2>
          {/* Cut short on phones, unless letters are so large that little would be left. */}
          <p className="who-we-are-text">{text}</p>
          <PathLink
            path="/who-we-are"
            lang={locale}
            dir={directionOf(locale)}
            className="text-link mt-1 print:hidden"
          >
            {t('moreAboutUs')}
            <Icon name="lucide:arrow-right" className="size-4" />
          </PathLink>
          {stats.length > 0 ? (
            <dl className="stats">
              {stats.map((stat) => (
                <div key={stat.id} className="flex flex-col-reverse justify-end">
                  <dt className="mt-1 text-sm text-text-soft leading-snug">{stat.label}</dt>
                  <dd>
                    {stat.image ? (
                      <Picture media={stat.image} alt="" sizes="48px" className="mb-2 size-12" />
                    ) : null}
                    <span className="stat">
                      <bdi>{stat.value}</bdi>
                    </span>
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
      </div>
    </Section>
  );
}

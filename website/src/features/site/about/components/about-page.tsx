import { Container } from '@/components/ui/container';
import { Fold } from '@/components/ui/fold';
import { HeadedSection } from '@/components/ui/headed-section';
import { Picture } from '@/components/ui/picture';
import { RichText } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { BranchCard } from '@/features/site/branches/components/branch-card';
import { listBranches } from '@/features/site/branches/data';
import { DoctorFaces } from '@/features/site/doctors/components/doctor-faces';
import { listDoctors } from '@/features/site/doctors/data';
import { FaqList } from '@/features/site/faqs/components/faq-list';
import { type Faq, listFaqs } from '@/features/site/faqs/data';
import { FounderList } from '@/features/site/founders/components/founder-list';
import { listFounders } from '@/features/site/founders/data';
import { WhyChooseUs } from '@/features/site/home/components/why-choose-us';
import { WholeListLink } from '@/features/site/pages/components/entry-link';
import { NoContent } from '@/features/site/pages/components/no-content';
import { ReviewList } from '@/features/site/reviews/components/review-list';
import { listReviews } from '@/features/site/reviews/data';
import { type ContentLang, contentLang } from '@/i18n/content-lang';
import { directionOf, type Locale } from '@/i18n/routing';
import { getTranslations, getWords } from '@/i18n/translations';
import { cn } from '@/lib/text/cn';
import { type About, getAbout } from '../data';
import { pickInOrder } from '../rules';

export async function AboutPage({ locale }: { locale: Locale }) {
  const [t, about] = await Promise.all([getTranslations('about'), getAbout({ locale })]);
  if (!about) return <NoContent of="about.noneYet" />;
  const words = contentLang({ lang: about.locale }, locale);
  const [founders, doctors, branches, reviews, faqs] = await Promise.all([
    pickInOrder(about.founders, listFounders({ locale })),
    pickInOrder(about.doctors, listDoctors({ locale })),
    pickInOrder(about.branches, listBranches({ locale })),
    pickInOrder(about.reviews, listReviews({ locale })),
    pickInOrder(about.faqs, listFaqs({ locale })),
  ]);
  // The first paragraph, with the headings above it.
  const opening = (about.story ?? []).findIndex(({ type }) => type !== 'heading') + 1;
  return (
    <>
      <AboutHead about={about} words={words} />
      {about.story ? (
        <Section {...words}>
          <div className="grid max-w-text gap-5 sm:text-lg">
            <RichText blocks={about.story.slice(0, opening)} />
            {opening < about.story.length ? (
              <Fold
                title={
                  <span lang={locale} dir={directionOf(locale)}>
                    {t('wholeStory')}
                  </span>
                }
              >
                <RichText blocks={about.story.slice(opening)} />
              </Fold>
            ) : null}
          </div>
        </Section>
      ) : null}
      <WhyChooseUs heading={about.whyChooseUsHeading} reasons={about.whyChooseUs} words={words} />
      <HeadedSection id="founders" heading={about.foundersHeading} words={words} of={founders}>
        <FounderList founders={founders} locale={locale} />
      </HeadedSection>
      <HeadedSection
        id="doctors"
        heading={about.doctorsHeading}
        words={words}
        of={doctors}
        action={<WholeListLink path="/doctors">{t('allDoctors')}</WholeListLink>}
      >
        <DoctorFaces doctors={doctors} locale={locale} />
      </HeadedSection>
      {/* On phones the end of the page has them. */}
      <div className="max-sm:hidden">
        <HeadedSection id="branches" heading={about.branchesHeading} words={words} of={branches}>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {branches.map((branch) => (
              <BranchCard key={branch.id} branch={branch} />
            ))}
          </ul>
        </HeadedSection>
      </div>
      <HeadedSection id="reviews" surface="warm" heading={about.reviewsHeading} words={words} of={reviews}>
        <ReviewList reviews={reviews} />
      </HeadedSection>
      {faqs.length > 0 ? <AboutQuestions about={about} faqs={faqs} /> : null}
    </>
  );
}

function AboutHead({ about, words }: { about: About; words: ContentLang }) {
  const { title, intro, images } = about;
  const [first, ...others] = images;
  return (
    <Container className="page-head" {...words}>
      <h1 className="text-4xl">{title}</h1>
      {intro ? (
        <p className="mt-2 max-w-3xl whitespace-pre-line text-text-soft sm:mt-4 sm:text-lg">{intro}</p>
      ) : null}
      {first ? (
        <div
          className={cn('mt-5 grid gap-3 sm:mt-8 sm:gap-4', others.length > 0 && 'sm:grid-cols-[2fr_1fr]')}
        >
          <Picture
            media={first}
            preload
            sizes="(min-width: 1152px) 726px, (min-width: 640px) 62vw, 92vw"
            className="aspect-[2/1] size-full rounded-card object-cover sm:aspect-[16/10]"
          />
          {others.length > 0 ? (
            <div className="grid content-between gap-4 max-sm:hidden">
              {others.map((image) => (
                <Picture
                  key={image.url}
                  media={image}
                  sizes="(min-width: 1152px) 363px, (min-width: 640px) 31vw, 1px"
                  className="aspect-[16/10] size-full rounded-card object-cover"
                />
              ))}
            </div>
          ) : null}
        </div>
      ) : null}
    </Container>
  );
}

async function AboutQuestions({ about, faqs }: { about: About; faqs: Faq[] }) {
  const [locale, t] = await getWords('about');
  const { faqImage, faqsHeading } = about;
  return (
    <Section {...(faqsHeading ? { 'aria-labelledby': 'faqs' } : {})}>
      <div className="grid gap-4 lg:grid-cols-12 lg:gap-14">
        <div className={faqImage ? 'lg:col-span-7' : 'lg:col-span-12'}>
          {faqsHeading ? (
            <div className="mb-5" {...contentLang({ lang: about.locale }, locale)}>
              <h2 id="faqs" className="text-3xl">
                {faqsHeading.title}
              </h2>
              {faqsHeading.text ? <p className="mt-2 text-text-soft sm:text-lg">{faqsHeading.text}</p> : null}
            </div>
          ) : null}
          <FaqList faqs={faqs} locale={locale} />
          <WholeListLink path="/faq" className="mt-6">
            {t('allQuestions')}
          </WholeListLink>
        </div>
        {faqImage ? (
          <Picture
            media={faqImage}
            sizes="(min-width: 1152px) 440px, (min-width: 1024px) 40vw, 1px"
            className="aspect-[5/6] w-full rounded-card object-cover max-lg:hidden lg:col-span-5 lg:self-start"
          />
        ) : null}
      </div>
    </Section>
  );
}

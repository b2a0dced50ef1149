import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Fold } from '@/components/ui/fold';
import { HeadedSection } from '@/components/ui/headed-section';
import { Icon } from '@/components/ui/icon';
import { RichText } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { BranchCard } from '@/features/site/branches/components/branch-card';
import { listBranches } from '@/features/site/branches/data';
import { DoctorFaces } from '@/features/site/doctors/components/doctor-faces';
import { listDoctors } from '@/features/site/doctors/data';
import { listFaqs } from '@/features/site/faqs/data';
import { FounderList } from '@/features/site/founders/components/founder-list';
import { listFounders } from '@/features/site/founders/data';
import { WhyChooseUs } from '@/features/site/home/components/why-choose-us';
import { ReviewList } from '@/features/site/reviews/components/review-list';
import { listReviews } from '@/features/site/reviews/data';
import { contentLang } from '@/i18n/content-lang';
import { directionOf, type Locale, localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { getAbout } from '../data';
import { pickInOrder } from '../rules';
import { AboutHead } from './about-head';
import { AboutQuestions } from './about-questions';

export async function AboutPage({ locale }: { locale: Locale }) {
  const [t, about] = await Promise.all([getTranslations('about'), getAbout({ locale })]);
  if (!about) {
    return (
      <Section>
        <EmptyState
          as="h1"
          title={t('noneYet.title')}
          text={t('noneYet.text')}
          action={
            <ButtonLink href={localePath({ locale, path: '/doctors' })}>{t('noneYet.action')}</ButtonLink>
          }
        />
      </Section>
    );
  }
  const words = contentLang(about, locale);
  const [allFounders, allDoctors, allBranches, allReviews, allFaqs] = await Promise.all([
    listFounders({ locale }),
    listDoctors({ locale }),
    listBranches({ locale }),
    listReviews({ locale }),
    listFaqs({ locale }),
  ]);
  // The first paragraph, with the headings above it.
  const opening = (about.story ?? []).findIndex(({ type }) => type !== 'heading') + 1;
  const founders = pickInOrder(about.founders, allFounders);
  const doctors = pickInOrder(about.doctors, allDoctors);
  const branches = pickInOrder(about.branches, allBranches);
  const reviews = pickInOrder(about.reviews, allReviews);
  const faqs = pickInOrder(about.faqs, allFaqs);
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
      <HeadedSection
        id="founders"
        heading={about.foundersHeading}
        words={words}
        isShown={founders.length > 0}
      >
        <FounderList founders={founders} locale={locale} />
      </HeadedSection>
      <HeadedSection
        id="doctors"
        heading={about.doctorsHeading}
        words={words}
        isShown={doctors.length > 0}
        action={
          <ButtonLink href={localePath({ locale, path: '/doctors' })} variant="secondary">
            {t('allDoctors')}
            <Icon name="lucide:arrow-right" />
          </ButtonLink>
        }
      >
        <DoctorFaces doctors={doctors} locale={locale} />
      </HeadedSection>
      {/* On phones the end of the page has them. */}
      <div className="max-sm:hidden">
        <HeadedSection
          id="branches"
          heading={about.branchesHeading}
          words={words}
          isShown={branches.length > 0}
        >
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {branches.map((branch) => (
              <BranchCard key={branch.id} branch={branch} />
            ))}
          </ul>
        </HeadedSection>
      </div>
      <HeadedSection
        id="reviews"
        surface="warm"
        heading={about.reviewsHeading}
        words={words}
        isShown={reviews.length > 0}
      >
        <ReviewList
          reviews={reviews}
          branchNames={Object.fromEntries(allBranches.map((branch) => [branch.id, branch.name]))}
          labelledBy="reviews"
        />
      </HeadedSection>
      {faqs.length > 0 ? <AboutQuestions about={about} faqs={faqs} /> : null}
    </>
  );
}

import { ButtonLink, buttonClass } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { JsonLd } from '@/components/ui/json-ld';
import { FRAMED, LabelledSection } from '@/components/ui/labelled-section';
import { LocalPhone } from '@/components/ui/local-phone';
import { RichText } from '@/components/ui/rich-text';
import { ShareLinks } from '@/components/ui/share-links';
import { StageNote } from '@/components/ui/stage-note';
import { listBranches } from '@/features/site/branches/data';
import { getMainInfo } from '@/features/site/main-info/data';
import { EntryHead } from '@/features/site/pages/components/entry-head';
import { entryUrl, trailNode } from '@/features/site/pages/entry-query';
import { contentLang } from '@/i18n/content-lang';
import { type Locale, localePath } from '@/i18n/routing';
import { getTranslations, getWords } from '@/i18n/translations';
import { pageAddress } from '@/lib/address/site-address';
import { entity, jobTerms } from '@/lib/page/structured-data/schema-org';
import { plainText } from '@/lib/text/plain-text';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import type { VacancyProfile } from '../data';
import { VacancyLine } from './vacancy-line';

export async function VacancyPage({ vacancy }: { vacancy: VacancyProfile }) {
  const [locale, t] = await getWords('vacancies');
  const words = contentLang(vacancy, locale);
  const stageDay = vacancy.stage === 'over' ? (vacancy.endsOn ?? vacancy.startsOn) : vacancy.startsOn;
  return (
    <article>
      <VacancyJsonLd vacancy={vacancy} locale={locale} />
      <EntryHead section="jobs" title={vacancy.title} lang={vacancy.lang} text={vacancy.summary} />
      <Container className="grid gap-8 pb-10 sm:pb-14 lg:grid-cols-[minmax(0,42rem)_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-16">
        <div className="grid content-start gap-8">
          {vacancy.stage === 'running' ? null : (
            <StageNote
              text={t(vacancy.stage, { date: formatCalendarDate({ date: stageDay, locale, style: 'day' }) })}
              href={localePath({ locale, path: '/jobs' })}
              link={t('seeOpen')}
            />
          )}
          <VacancyLine vacancy={vacancy} locale={locale} />
          <div className="text-lg" {...words}>
            <RichText blocks={vacancy.body} />
          </div>
        </div>
        {vacancy.stage === 'running' ? (
          <div className="lg:sticky lg:top-28 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
            <VacancyApply vacancy={vacancy} />
          </div>
        ) : null}
        <ShareLinks url={entryUrl('jobs', vacancy, locale)} title={vacancy.title} />
      </Container>
    </article>
  );
}

/** A job and the way to its page as structured data; of one that is not open, the way alone. */
async function VacancyJsonLd({ vacancy, locale }: { vacancy: VacancyProfile; locale: Locale }) {
  const layout = await getTranslations('layout');
  const [branches, info] = await Promise.all([listBranches({ locale }), getMainInfo(locale)]);
  const places = vacancy.branchId ? branches.filter(({ id }) => id === vacancy.branchId) : branches;
  const node = entity('JobPosting', 'job', {
    ...jobTerms({ ...vacancy, places }),
    url: entryUrl('jobs', vacancy, locale),
    title: vacancy.title,
    description: plainText(vacancy.body),
    hiringOrganization: {
      '@type': 'Organization',
      name: info?.siteName ?? layout('home'),
      sameAs: pageAddress({ locale, path: '/' }),
    },
  });
  const trail = await trailNode('jobs', vacancy, vacancy.title, locale);
  return <JsonLd data={vacancy.stage === 'running' ? [node, trail] : [trail]} />;
}

/** Shows how to apply for a job: the clinic's words, and where to. Nothing is sent through the site. */
async function VacancyApply({ vacancy }: { vacancy: VacancyProfile }) {
  const [locale, t] = await getWords('vacancies');
  const { email, phone, howToApply } = vacancy;
  return (
    <LabelledSection id="how-to-apply" title={t('howToApply')} look="text-xl" className={FRAMED}>
      {howToApply ? (
        <p
          className="mt-2 whitespace-pre-line text-text-soft leading-relaxed"
          {...contentLang(vacancy, locale)}
        >
          {howToApply}
        </p>
      ) : null}
      <div className="mt-4 grid justify-items-start gap-2">
        {email ? (
          <>
            <a
              href={`mailto:${email}?subject=${encodeURIComponent(vacancy.title)}`}
              className={buttonClass({})}
            >
              {t('apply')}
            </a>
            <p className="flex max-w-full items-center gap-2 text-text-soft">
              <Icon name="lucide:mail" className="size-4 shrink-0 text-accent" />
              <bdi dir="ltr" className="min-w-0 wrap-anywhere">
                {email}
              </bdi>
            </p>
          </>
        ) : null}
        {phone ? (
          <LocalPhone of={{ phone }} icon={<Icon name="lucide:phone" className="text-accent" />} />
        ) : null}
        {email || phone ? null : (
          <ButtonLink href={localePath({ locale, path: '/contact' })}>{t('contact')}</ButtonLink>
        )}
      </div>
    </LabelledSection>
  );
}

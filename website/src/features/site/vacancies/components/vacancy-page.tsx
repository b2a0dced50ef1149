import { PageHead } from '@/components/layout/page-head';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Container } from '@/components/ui/container';
import { RichText } from '@/components/ui/rich-text';
import { ShareLinks } from '@/components/ui/share-links';
import { StageNote } from '@/components/ui/stage-note';
import { contentLang } from '@/i18n/content-lang';
import { localePath } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import { entryPath } from '@/lib/address/entry-address';
import { pageAddress } from '@/lib/address/site-address';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import type { VacancyProfile } from '../data';
import { VacancyApply } from './vacancy-apply';
import { VacancyLine } from './vacancy-line';

export async function VacancyPage({ vacancy }: { vacancy: VacancyProfile }) {
  const [locale, t] = await getWords('vacancies');
  const words = contentLang(vacancy, locale);
  return (
    <article>
      <PageHead
        title={vacancy.title}
        text={vacancy.summary}
        {...words}
        above={
          <Breadcrumb
            label={t('breadcrumb')}
            parent={{ href: localePath({ locale, path: '/jobs' }), label: t('title') }}
            words={words}
          >
            {vacancy.title}
          </Breadcrumb>
        }
      />
      <Container className="grid gap-8 pb-10 sm:pb-14 lg:grid-cols-[minmax(0,42rem)_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-16">
        <div className="grid content-start gap-8">
          <WhenItRuns vacancy={vacancy} />
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
        <ShareLinks
          url={pageAddress({ locale, path: entryPath('jobs', vacancy, locale) })}
          title={vacancy.title}
        />
      </Container>
    </article>
  );
}

async function WhenItRuns({ vacancy }: { vacancy: VacancyProfile }) {
  if (vacancy.stage === 'running') return null;
  const [locale, t] = await getWords('vacancies');
  const day = vacancy.stage === 'over' ? (vacancy.endsOn ?? vacancy.startsOn) : vacancy.startsOn;
  return (
    <StageNote
      text={t(vacancy.stage, { date: formatCalendarDate({ date: day, locale, style: 'day' }) })}
      href={localePath({ locale, path: '/jobs' })}
      link={t('seeOpen')}
    />
  );
}

import Link from 'next/link';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { IntroHead } from '@/features/site/pages/components/intro-head';
import { contentLang } from '@/i18n/content-lang';
import { type Locale, localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { entryHref } from '@/lib/address/entry-address';
import { listOpenVacancies, type Vacancy } from '../data';
import { VacancyLine } from './vacancy-line';

/** Page of today's jobs; closed ones have left. */
export async function VacanciesPage({ locale }: { locale: Locale }) {
  const [t, vacancies] = await Promise.all([getTranslations('vacancies'), listOpenVacancies({ locale })]);
  return (
    <>
      <IntroHead page="jobs" locale={locale} />
      <Container className="pb-10 sm:pb-14">
        {vacancies.length === 0 ? (
          <EmptyState
            title={t('noneNow.title')}
            text={t('noneNow.text')}
            link={{ href: localePath({ locale, path: '/contact' }), label: t('noneNow.action') }}
          />
        ) : (
          <ul className="grid max-w-4xl gap-4">
            {vacancies.map((vacancy) => (
              <li key={vacancy.id}>
                <VacancyCard vacancy={vacancy} locale={locale} />
              </li>
            ))}
          </ul>
        )}
      </Container>
    </>
  );
}

function VacancyCard({ vacancy, locale }: { vacancy: Vacancy; locale: Locale }) {
  return (
    <article className="group relative grid gap-3 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
      <div {...contentLang(vacancy, locale)}>
        <h2 className="text-xl leading-snug">
          <Link
            href={entryHref('jobs', vacancy, locale)}
            prefetch={false}
            className="after:absolute after:inset-0 after:rounded-card group-hover:text-action focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-action focus-visible:after:-outline-offset-3"
          >
            {vacancy.title}
          </Link>
        </h2>
        {vacancy.summary ? <p className="mt-2 text-text-soft leading-relaxed">{vacancy.summary}</p> : null}
      </div>
      <VacancyLine vacancy={vacancy} locale={locale} />
    </article>
  );
}

import { CARD_LINK, EntryLink } from '@/features/site/pages/components/entry-link';
import { EntryListPage } from '@/features/site/pages/components/entry-list-page';
import { listPageMetadata } from '@/features/site/pages/list-metadata';
import { VacancyLine } from '@/features/site/vacancies/components/vacancy-line';
import { listOpenVacancies } from '@/features/site/vacancies/data';
import { contentLang } from '@/i18n/content-lang';
import { localePage } from '@/lib/page/locale-page';

export const generateMetadata = listPageMetadata('jobs', listOpenVacancies);

export default localePage(async ({ locale }) => {
  const vacancies = await listOpenVacancies({ locale });
  return (
    <EntryListPage
      list="jobs"
      found={{ page: 1, pages: 1, total: vacancies.length }}
      elsewhere="/contact"
      className="pb-10 sm:pb-14"
    >
      <ul className="grid max-w-4xl gap-4">
        {vacancies.map((vacancy) => (
          <li key={vacancy.id}>
            <article className="group relative grid gap-3 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
              <div {...contentLang(vacancy, locale)}>
                <h2 className="text-xl leading-snug">
                  <EntryLink section="jobs" entry={vacancy} className={CARD_LINK}>
                    {vacancy.title}
                  </EntryLink>
                </h2>
                {vacancy.summary ? (
                  <p className="mt-2 text-text-soft leading-relaxed">{vacancy.summary}</p>
                ) : null}
              </div>
              <VacancyLine vacancy={vacancy} locale={locale} />
            </article>
          </li>
        ))}
      </ul>
    </EntryListPage>
  );
});

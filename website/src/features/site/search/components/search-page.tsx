import { getLocale } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { List } from '@/components/ui/list';
import { getTranslations } from '@/i18n/translations';
import { describeSearchField } from '../field-words';
import type { SearchAnswer } from '../schema';
import { ResultItem } from './result-item';
import { SearchField } from './search-field';
import { WarningNotes } from './warning-notes';

export async function SearchPage({ query, answer }: { query: string; answer: SearchAnswer | null }) {
  const locale = await getLocale();
  const [t, field] = await Promise.all([getTranslations('search'), describeSearchField(locale)]);
  return (
    <Container className="pt-6 pb-16 sm:pt-10">
      <h1 className="text-3xl">{t('title')}</h1>
      <div className="mt-6 max-w-3xl">
        <SearchField {...field} initial={query} />
      </div>
      {query === '' ? <p className="mt-6 max-w-text text-text-soft">{t('hint')}</p> : null}
      {query !== '' && !answer ? (
        <div className="mt-8">
          <EmptyState title={t('failedTitle')} text={t('failed')} />
        </div>
      ) : null}
      {answer?.help ? (
        <WarningNotes
          warnings={answer.warnings}
          help={answer.help}
          urgent={t('urgent')}
          className="mt-6 max-w-3xl"
        />
      ) : null}
      {answer?.elsewhere ? (
        <section className="mt-8 max-w-text" {...answer.elsewhere.words}>
          <h2 className="text-xl">{answer.elsewhere.title}</h2>
          <p className="mt-2">{answer.elsewhere.text}</p>
        </section>
      ) : null}
      {answer && !answer.elsewhere && !(answer.help && answer.results.length === 0) ? (
        <section aria-labelledby="results" className="mt-8 max-w-3xl">
          <h2 id="results" className="text-xl">
            {answer.help ? t('reading') : t('resultsFor', { count: answer.results.length, query })}
          </h2>
          <List none={<p className="mt-3 text-text-soft">{t('none')}</p>} className="mt-4 grid gap-3">
            {answer.results.map((result) => (
              <li key={result.key}>
                <ResultItem result={result} bookClass={buttonClass({ size: 'sm' })} />
              </li>
            ))}
          </List>
        </section>
      ) : null}
    </Container>
  );
}

import { getLocale } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { LabelledSection } from '@/components/ui/labelled-section';
import { Link } from '@/components/ui/link';
import { List } from '@/components/ui/list';
import { getTranslations } from '@/i18n/translations';
import { describeSearchField } from '../field-words';
import type { SearchAnswer } from '../words';
import { SearchField } from './search-field';
import { WarningNotes } from './warning-notes';

interface Props {
  query: string;
  answer: SearchAnswer | null;
  /** True where something was searched for and the browser has not kept it, as one that refuses cookies. */
  isLost: boolean;
}

export async function SearchPage({ query, answer, isLost }: Props) {
  const locale = await getLocale();
  const [t, field] = await Promise.all([getTranslations('search'), describeSearchField(locale)]);
  return (
    <Container className="pt-6 pb-16 sm:pt-10">
      <h1 className="text-3xl">{t('title')}</h1>
      <div className="mt-6 max-w-3xl">
        <SearchField {...field} initial={query} />
      </div>
      {query === '' && !isLost ? <p className="mt-6 max-w-text text-text-soft">{t('hint')}</p> : null}
      {isLost || (query !== '' && !answer) ? (
        <div className="mt-8">
          <EmptyState title={t('failedTitle')} text={t('failed')} />
        </div>
      ) : null}
      {answer?.help ? <WarningNotes {...answer} className="mt-6 max-w-3xl" /> : null}
      {answer?.elsewhere ? (
        <section className="mt-8 max-w-text" {...answer.elsewhere.words}>
          <h2 className="text-xl">{answer.elsewhere.title}</h2>
          <p className="mt-2">{answer.elsewhere.text}</p>
        </section>
      ) : null}
      {answer && !answer.elsewhere && !(answer.help && answer.results.length === 0) ? (
        <LabelledSection
          id="results"
          title={answer.help ? t('reading') : t('resultsFor', { count: answer.results.length, query })}
          look="text-xl"
          className="mt-8 max-w-3xl"
        >
          <List none={<p className="mt-3 text-text-soft">{t('none')}</p>} className="mt-4 grid gap-3">
            {answer.results.map((result) => (
              <li key={result.key}>
                <ResultItem result={result} />
              </li>
            ))}
          </List>
        </LabelledSection>
      ) : null}
    </Container>
  );
}

function ResultItem({ result }: { result: SearchAnswer['results'][number] }) {
  const { kind, title, note, words, href, action, time, fee } = result;
  const bookClass = buttonClass({ size: 'sm' });
  return (
    <article className="relative rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <p className="text-sm text-text-soft">{kind}</p>
      <h3 className="mt-0.5 text-lg leading-snug" {...words}>
        <Link href={href} className="after:absolute after:inset-0 after:rounded-card hover:text-action">
          {title}
        </Link>
      </h3>
      {note ? (
        <p className="mt-1 max-w-text text-text-soft" {...words}>
          {note}
        </p>
      ) : null}
      {action ? <p className="mt-2 font-semibold text-action">{action}</p> : null}
      {time ? (
        <p className="relative mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
          <Link href={time.href} aria-label={time.label} className={bookClass}>
            <span className="first-letter:uppercase">{time.text}</span>
          </Link>
          {fee ? <span className="text-sm text-text-soft">{fee}</span> : null}
        </p>
      ) : null}
    </article>
  );
}

import { Picture } from '@/components/ui/picture';
import { WaveMark } from '@/components/ui/wave';
import { CARD_LINK, EntryLink } from '@/features/site/pages/components/entry-link';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import type { ArticleSummary, Category } from '../data';

interface Props {
  article: ArticleSummary;
  category: Category | undefined;
  locale: Locale;
  headingLevel?: 2 | 3;
  preload?: boolean;
}

export function ArticleCard({ article, category, locale, headingLevel = 2, preload = false }: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article
      aria-label={article.title}
      className="group relative flex h-full overflow-hidden sm:flex-col rounded-card border border-line bg-surface shadow-card"
    >
      {article.picture ? (
        <Picture
          media={article.picture}
          alt=""
          sizes="(min-width: 1152px) 352px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 112px"
          {...(preload ? { preload, loading: 'eager' as const } : {})}
          className="w-[min(7rem,28%)] shrink-0 object-cover sm:aspect-[16/9] sm:w-full"
        />
      ) : (
        <span className="grid w-[min(7rem,28%)] shrink-0 place-items-center sm:aspect-[16/9] sm:w-full bg-surface-sky text-accent">
          <WaveMark className="w-3/5 max-w-20" />
        </span>
      )}
      <div className="flex min-w-0 grow flex-col p-3.5 sm:p-5">
        {category ? (
          <p className="font-semibold text-accent text-sm" {...contentLang(category, locale)}>
            {category.name}
          </p>
        ) : null}
        <div className="mb-2 sm:mb-4" {...contentLang(article, locale)}>
          <Heading className="text-lg leading-snug sm:mt-1 sm:text-xl">
            <EntryLink section="blog" entry={article} className={CARD_LINK}>
              {article.title}
            </EntryLink>
          </Heading>
          {article.excerpt ? (
            <p className="mt-2 text-text-soft leading-relaxed max-sm:hidden">{article.excerpt}</p>
          ) : null}
        </div>
        <p className="mt-auto flex flex-wrap gap-x-2 text-sm text-text-soft sm:border-line sm:border-t sm:pt-3">
          {article.author ? (
            <span {...contentLang(article.author, locale)}>{article.author.name}</span>
          ) : null}
          {article.author ? <span aria-hidden="true">·</span> : null}
          <time dateTime={article.publishedOn}>
            {formatCalendarDate({ date: article.publishedOn, locale, style: 'day' })}
          </time>
        </p>
      </div>
    </article>
  );
}

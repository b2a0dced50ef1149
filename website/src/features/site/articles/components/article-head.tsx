import Link from 'next/link';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Container } from '@/components/ui/container';
import { contentLang } from '@/i18n/content-lang';
import { localePath } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import type { Article, Category } from '../data';
import { categorySlug, filterSearch, noFilter } from '../query';
import { readingMinutes } from '../rules';

export async function ArticleHead({
  article,
  category,
}: {
  article: Article;
  category: Category | undefined;
}) {
  const [locale, t] = await getWords('articles');
  const words = contentLang(article, locale);
  return (
    <header className="pt-3 pb-5 sm:pt-4 sm:pb-8">
      <Container>
        <Breadcrumb
          label={t('breadcrumb')}
          parent={{ href: localePath({ locale, path: '/blog' }), label: t('title') }}
          words={words}
        >
          {article.title}
        </Breadcrumb>
        <div className="mt-1 max-w-3xl sm:mt-4">
          {category ? (
            <Link
              href={localePath({
                locale,
                path: `/blog${filterSearch({ ...noFilter, category: categorySlug(category, locale) })}`,
              })}
              prefetch={false}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
              {...contentLang(category, locale)}
            >
              {category.name}
            </Link>
          ) : null}
          <div {...words}>
            <h1 className="text-4xl">{article.title}</h1>
            {article.excerpt ? (
              <p className="mt-3 text-text-soft sm:mt-4 sm:text-lg">{article.excerpt}</p>
            ) : null}
          </div>
          <p className="mt-3 flex flex-wrap gap-x-2 text-sm sm:mt-4 text-text-soft">
            <time dateTime={article.publishedOn}>
              {formatCalendarDate({ date: article.publishedOn, locale, style: 'day' })}
            </time>
            <span aria-hidden="true">·</span>
            {t('readingTime', { minutes: readingMinutes(article.body) })}
          </p>
        </div>
      </Container>
    </header>
  );
}

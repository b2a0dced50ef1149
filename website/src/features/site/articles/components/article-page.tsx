import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { JsonLd } from '@/components/ui/json-ld';
import { Picture } from '@/components/ui/picture';
import { RichText } from '@/components/ui/rich-text';
import { ShareLinks } from '@/components/ui/share-links';
import { EntryBreadcrumb } from '@/features/site/pages/components/entry-head';
import { PathLink } from '@/features/site/pages/components/entry-link';
import { entryUrl, trailNode } from '@/features/site/pages/entry-query';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import { pageAddress, siteAddress } from '@/lib/address/site-address';
import { previewPicture } from '@/lib/page/metadata';
import { authorOf, entity, organizationAt } from '@/lib/page/structured-data/schema-org';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import { type Article, type Category, listArticles, listCategories } from '../data';
import { categorySlug, filterSearch, noFilter } from '../query';
import { readingMinutes } from '../rules';
import { ArticleCard } from './article-card';

const FURTHER = 3;

interface Props {
  article: Article;
  /** Content beside the text on wide screens, below it on phones. */
  aside: ReactNode;
}

export async function ArticlePage({ article, aside }: Props) {
  const [locale, t] = await getWords('articles');
  const [articles, categories] = await Promise.all([listArticles({ locale }), listCategories({ locale })]);
  const others = articles.filter(({ id }) => id !== article.id);
  const sameSubject = others.filter(({ categoryId }) => categoryId === article.categoryId);
  const further = [...new Set([...sameSubject, ...others])].slice(0, FURTHER);
  const words = contentLang(article, locale);
  return (
    <>
      <ArticleJsonLd article={article} locale={locale} />
      <article>
        <ArticleHead article={article} category={categories.find(({ id }) => id === article.categoryId)} />
        <Container className="grid gap-6 pb-6 sm:gap-12 sm:pb-14 lg:grid-cols-[minmax(0,42rem)_1fr] lg:gap-16">
          <div>
            {article.picture ? (
              <Picture
                media={article.picture}
                sizes="(min-width: 704px) 672px, 92vw"
                preload
                className="mb-5 aspect-[2/1] w-full sm:mb-8 sm:aspect-[16/9] rounded-card object-cover"
              />
            ) : null}
            <div className="sm:text-lg" {...words}>
              <RichText blocks={article.body} />
            </div>
            <div className="mt-4 sm:mt-10">
              <ShareLinks url={entryUrl('blog', article, locale)} title={article.title} />
            </div>
          </div>
          <aside aria-label={t('aside')} className="lg:sticky lg:top-28 lg:self-start">
            {aside}
          </aside>
        </Container>
      </article>
      {further.length > 0 ? (
        <section aria-labelledby="further" className="band bg-surface-warm print:hidden">
          <Container>
            <h2 id="further" className="mb-4 text-3xl sm:mb-6">
              {t('further')}
            </h2>
            <ul className="strip sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
              {further.map((each) => (
                <li key={each.id}>
                  <ArticleCard
                    article={each}
                    category={categories.find(({ id }) => id === each.categoryId)}
                    locale={locale}
                    headingLevel={3}
                  />
                </li>
              ))}
            </ul>
          </Container>
        </section>
      ) : null}
    </>
  );
}

async function ArticleHead({ article, category }: { article: Article; category: Category | undefined }) {
  const [locale, t] = await getWords('articles');
  const words = contentLang(article, locale);
  return (
    <header className="pt-3 pb-5 sm:pt-4 sm:pb-8">
      <Container>
        <EntryBreadcrumb section="blog" title={article.title} lang={article.lang} />
        <div className="mt-1 max-w-3xl sm:mt-4">
          {category ? (
            <PathLink
              path={`/blog${filterSearch({ ...noFilter, category: categorySlug(category, locale) })}`}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
              {...contentLang(category, locale)}
            >
              {category.name}
            </PathLink>
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

async function ArticleJsonLd({ article, locale }: { article: Article; locale: Locale }) {
  const { author } = article;
  const preview = previewPicture({ locale, title: article.title, own: null, beside: article.picture });
  const url = entryUrl('blog', article, locale);
  const home = pageAddress({ locale, path: '/' });
  const person = author && {
    name: author.name,
    url: entryUrl('doctor', author, locale),
    jobTitle: author.title,
  };
  const node = entity('Article', 'article', {
    url,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.excerpt,
    image: siteAddress(preview.url),
    datePublished: article.publishedOn,
    dateModified: article.updatedAt,
    inLanguage: article.lang,
    author: authorOf(person, home),
    publisher: organizationAt(home),
  });
  return <JsonLd data={[node, await trailNode('blog', article, article.title, locale)]} />;
}

import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import { RichText } from '@/components/ui/rich-text';
import { ShareLinks } from '@/components/ui/share-links';
import { contentLang } from '@/i18n/content-lang';
import { getTranslations } from '@/i18n/translations';
import { entryPath } from '@/lib/address/entry-address';
import { pageAddress } from '@/lib/address/site-address';
import { type Article, listArticles, listCategories } from '../data';
import { ArticleCard } from './article-card';
import { ArticleHead } from './article-head';

/** Number of further articles that are offered at the end. */
const FURTHER = 3;

export async function ArticlePage({
  article,
  aside,
}: {
  article: Article;
  /** Content beside the text on wide screens, below it on phones. */
  aside: ReactNode;
}) {
  const locale = await getLocale();
  const [t, articles, categories] = await Promise.all([
    getTranslations('articles'),
    listArticles({ locale }),
    listCategories({ locale }),
  ]);
  const others = articles.filter(({ id }) => id !== article.id);
  const sameSubject = others.filter(({ categoryId }) => categoryId === article.categoryId);
  const further = [...new Set([...sameSubject, ...others])].slice(0, FURTHER);
  const words = contentLang(article, locale);
  return (
    <>
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
              <ShareLinks
                url={pageAddress({ locale, path: entryPath('blog', article, locale) })}
                title={article.title}
              />
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

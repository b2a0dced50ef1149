import { notFound } from 'next/navigation';
import { EmptyState } from '@/components/ui/empty-state';
import { EntryListPage } from '@/features/site/pages/components/entry-list-page';
import { type Locale, localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { paginate } from '@/lib/address/paging';
import { listArticles, listCategories } from '../data';
import { ARTICLES_PER_PAGE, type ArticleFilter, filterSearch, findableOf, matchesFilter } from '../query';
import { ArticleCard } from './article-card';
import { ArticleSearch } from './article-search';

/** One page of the blog, newest first, as the address asks for it; 404 past its last page. */
export async function BlogPage({ asked, locale }: { asked: ArticleFilter; locale: Locale }) {
  const t = await getTranslations('articles');
  const [articles, categories] = await Promise.all([listArticles({ locale }), listCategories({ locale })]);
  const used = categories.filter(({ id }) => articles.some(({ categoryId }) => categoryId === id));
  const chosen = used.find(({ slugs }) => Object.values(slugs).includes(asked.category));
  const items = articles.filter((article) =>
    matchesFilter({ article: findableOf(article), q: asked.q, categoryId: chosen?.id ?? null }),
  );
  const found = paginate({ items, page: asked.page, size: ARTICLES_PER_PAGE });
  if (!found) notFound();
  const path = localePath({ locale, path: '/blog' });
  const isSearch = asked.q !== '' || chosen !== undefined;
  return (
    <EntryListPage
      list="blog"
      found={{ ...found, total: articles.length }}
      elsewhere="/contact"
      hrefOf={(page) => `${path}${filterSearch({ ...asked, page })}`}
    >
      <ArticleSearch asked={asked} chosen={chosen} categories={used} />
      <div className="finder-count">
        <p role="status" className="font-semibold text-text-soft">
          {t('found', { count: found.total })}
        </p>
        {isSearch ? (
          <a href={path} className="text-link">
            {t('search.clear')}
          </a>
        ) : null}
      </div>
      {found.total === 0 ? (
        <EmptyState
          title={t('noneFound.title')}
          text={t('noneFound.text')}
          link={{ href: localePath({ locale, path: '/contact' }), label: t('noneYet.action') }}
        />
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
          {found.items.map((article, index) => (
            <li key={article.id}>
              <ArticleCard
                article={article}
                category={categories.find(({ id }) => id === article.categoryId)}
                locale={locale}
                preload={index === 0}
              />
            </li>
          ))}
        </ul>
      )}
    </EntryListPage>
  );
}

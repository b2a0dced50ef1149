import { notFound } from 'next/navigation';
import { FilterLinks } from '@/components/list/filter-links';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { EntryListPage } from '@/features/site/pages/components/entry-list-page';
import { WarningNotes } from '@/features/site/search/components/warning-notes';
import { warnOf } from '@/features/site/search/danger-words';
import { contentLang } from '@/i18n/content-lang';
import { type Locale, localePath } from '@/i18n/routing';
import { getTranslations, getWords } from '@/i18n/translations';
import { paginate } from '@/lib/address/paging';
import { nullIfUnavailable } from '@/lib/backend/errors';
import { type Category, listArticles, listCategories } from '../data';
import {
  ARTICLES_PER_PAGE,
  type ArticleFilter,
  categorySlug,
  filterSearch,
  findableOf,
  matchesFilter,
} from '../query';
import { ArticleCard } from './article-card';

/**
 * One page of the blog, newest first, as the address asks for it; 404 past its last page. What may be an emergency is answered
 * above it as the search of the site answers it.
 */
export async function BlogPage({ asked, locale }: { asked: ArticleFilter; locale: Locale }) {
  const t = await getTranslations('articles');
  const [articles, categories, danger] = await Promise.all([
    listArticles({ locale }),
    listCategories({ locale }),
    nullIfUnavailable(() => warnOf(asked.q, locale)),
  ]);
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
          {danger ? '' : t('found', { count: found.total })}
        </p>
        {isSearch ? (
          <a href={path} className="text-link">
            {t('search.clear')}
          </a>
        ) : null}
      </div>
      {danger ? <WarningNotes {...danger} className="mb-6" /> : null}
      {found.total === 0 && !danger ? (
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

interface Props {
  asked: ArticleFilter;
  chosen: Category | undefined;
  categories: Category[];
}

/** Search words and categories of the blog: an ordinary GET form and links, without script. */
async function ArticleSearch({ asked, chosen, categories }: Props) {
  const [locale, t] = await getWords('articles');
  const path = localePath({ locale, path: '/blog' });
  const slug = (category: Category) => categorySlug(category, locale);
  const hrefOf = (category: string) => `${path}${filterSearch({ q: asked.q, category, page: 1 })}`;
  return (
    <div className="print:hidden">
      {/* biome-ignore lint/a11y/useSemanticElements: the search element is not known to every reader yet */}
      <form role="search" method="get" action={path} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-40">
          <label htmlFor="blog-q" className="mb-1.5 block font-semibold text-sm">
            {t('search.label')}
          </label>
          <div className="relative">
            <span className="pointer-events-none absolute inset-y-0 start-4 grid place-items-center text-text-soft">
              <Icon name="lucide:search" />
            </span>
            <input
              id="blog-q"
              type="search"
              name="q"
              maxLength={80}
              autoComplete="off"
              defaultValue={asked.q}
              placeholder={t('search.hint')}
              className="min-h-12 w-full rounded-control border border-line-strong bg-surface ps-12 pe-4 text-start text-base placeholder:text-text-soft focus-visible:border-action"
            />
          </div>
        </div>
        {chosen ? <input type="hidden" name="category" value={slug(chosen)} /> : null}
        <Button type="submit">{t('search.submit')}</Button>
      </form>
      {categories.length > 0 ? (
        <FilterLinks
          className="mt-4"
          label={t('categories')}
          links={[
            { text: t('allCategories'), href: hrefOf(''), isChosen: !chosen },
            ...categories.map((category) => ({
              text: category.name,
              href: hrefOf(slug(category)),
              isChosen: category.id === chosen?.id,
              words: contentLang(category, locale),
            })),
          ]}
        />
      ) : null}
    </div>
  );
}

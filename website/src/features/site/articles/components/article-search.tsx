import { FilterLinks } from '@/components/list/filter-links';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { contentLang } from '@/i18n/content-lang';
import { localePath } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import type { Category } from '../data';
import { type ArticleFilter, categorySlug, filterSearch } from '../query';

interface Props {
  asked: ArticleFilter;
  chosen: Category | undefined;
  categories: Category[];
}

/** Search words and categories of the blog: an ordinary GET form and links, without script. */
export async function ArticleSearch({ asked, chosen, categories }: Props) {
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
            { key: 'all', text: t('allCategories'), href: hrefOf(''), isChosen: !chosen },
            ...categories.map((category) => ({
              key: category.id,
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

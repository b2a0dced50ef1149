import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { slugsOf } from '@/lib/address/entry-address';
import { blocksSchema, type RichTextBlock } from '@/lib/backend/blocks';
import type { Translated } from '@/lib/backend/join-translations';
import type { Media } from '@/lib/backend/media';
import { SEO_POPULATE, type Seo, seoSchema } from '@/lib/backend/seo';
import { calendarDate, optionalText, picture, pictureFields } from '@/lib/backend/shapes';
import { findTranslated } from '@/lib/backend/translated';

const storedCategory = z.object({ documentId: z.string(), name: z.string(), slug: optionalText });

const storedAuthor = z.object({
  documentId: z.string(),
  number: z.number().int(),
  name: z.string(),
  slug: optionalText,
  title: optionalText,
  image: picture,
});

const stored = z.object({
  documentId: z.string(),
  number: z.number().int(),
  title: z.string(),
  slug: optionalText,
  excerpt: optionalText,
  everydayWords: optionalText,
  publishedOn: calendarDate,
  image: picture,
  category: storedCategory.nullish().transform((value) => value ?? null),
  author: storedAuthor.nullish().transform((value) => value ?? null),
});

const storedArticle = stored.extend({
  body: blocksSchema,
  updatedAt: z.string(),
  seo: seoSchema.nullish().transform((value) => value ?? null),
});

export interface Category {
  id: string;
  lang: Locale;
  name: string;
  /** Names the category in the address of the list; each language has its own, and either is understood. */
  slugs: Partial<Record<Locale, string>>;
}

interface Author {
  id: string;
  number: number;
  lang: Locale;
  name: string;
  names: Partial<Record<Locale, string>>;
  slugs: Partial<Record<Locale, string>>;
  title: string | null;
  picture: Media | null;
}

export interface ArticleSummary {
  id: string;
  number: number;
  lang: Locale;
  title: string;
  /** The title in every language it exists in: one spelling helps to find the other. */
  titles: Partial<Record<Locale, string>>;
  slugs: Partial<Record<Locale, string>>;
  excerpt: string | null;
  /** Text it is found by, in both languages: titles, excerpts, everyday words and the category. */
  search: string;
  /** "YYYY-MM-DD" */
  publishedOn: string;
  picture: Media | null;
  categoryId: string | null;
  author: Author | null;
}

export interface Article extends ArticleSummary {
  body: RichTextBlock[];
  /** ISO instant of the last change. */
  updatedAt: string;
  seo: Seo | null;
}

const listFields = ['number', 'title', 'slug', 'excerpt', 'everydayWords', 'publishedOn'];
const sort = ['publishedOn:desc', 'number:desc'];
const populate = {
  image: pictureFields,
  category: { fields: ['name', 'slug'] },
  author: { fields: ['number', 'name', 'slug', 'title'], populate: { image: pictureFields } },
};
const tags = ['article', 'category', 'doctor'];

/** Newest first; what appears on the same day, the younger number first. */
function newestFirst(a: ArticleSummary, b: ArticleSummary): number {
  return b.publishedOn.localeCompare(a.publishedOn) || b.number - a.number;
}

type StoredEntry = Translated<z.output<typeof stored>>;

/** The author as the article's own language links them, else as the other one does. */
function toAuthor({ lang, byLocale }: StoredEntry): Author | null {
  const own = byLocale[lang]?.author;
  const [linked] = Object.values(byLocale).flatMap((entry) => entry.author ?? []);
  const author = own ?? linked;
  if (!author) return null;
  return {
    id: author.documentId,
    number: author.number,
    lang: own ? lang : lang === 'en' ? 'ar' : 'en',
    name: author.name,
    names: { en: byLocale.en?.author?.name, ar: byLocale.ar?.author?.name },
    slugs: slugsOf({
      en: byLocale.en?.author ?? { slug: null },
      ar: byLocale.ar?.author ?? { slug: null },
    }),
    title: author.title,
    picture: author.image,
  };
}

function wordsOf({ title, excerpt, everydayWords, category }: z.output<typeof stored>): string {
  return [title, excerpt, everydayWords, category?.name].filter(Boolean).join(' ');
}

function toSummary(entry: StoredEntry): ArticleSummary {
  const { lang, item, byLocale } = entry;
  return {
    id: item.documentId,
    number: item.number,
    lang,
    title: item.title,
    titles: { en: byLocale.en?.title, ar: byLocale.ar?.title },
    slugs: slugsOf(byLocale),
    excerpt: item.excerpt,
    search: Object.values(byLocale).map(wordsOf).join(' '),
    publishedOn: item.publishedOn,
    picture: item.image,
    categoryId: Object.values(byLocale).find((each) => each.category)?.category?.documentId ?? null,
    author: toAuthor(entry),
  };
}

/** Every published article, newest first. Throws BackendError when the backend fails. */
export async function listArticles({ locale }: { locale: Locale }): Promise<ArticleSummary[]> {
  const entries = await findTranslated({
    collection: 'articles',
    locale,
    params: { fields: listFields, populate, sort },
    schema: stored,
    tags,
  });
  return entries.map(toSummary).sort(newestFirst);
}

/** Published articles one doctor wrote, newest first. Throws BackendError when the backend fails. */
export async function listArticlesBy(locale: Locale, doctorId: string): Promise<ArticleSummary[]> {
  const articles = await listArticles({ locale });
  return articles.filter(({ author }) => author?.id === doctorId);
}

/** Finds a published article by number, or null; throws BackendError. */
export async function getArticle({
  locale,
  number,
}: {
  locale: Locale;
  number: number;
}): Promise<Article | null> {
  const [entry] = await findTranslated({
    collection: 'articles',
    locale,
    params: {
      filters: { number },
      fields: listFields.concat('body', 'updatedAt'),
      populate: { ...populate, seo: SEO_POPULATE },
      sort,
    },
    schema: storedArticle,
    tags,
  });
  if (!entry) return null;
  const { body, updatedAt, seo } = entry.item;
  return { ...toSummary(entry), body, updatedAt, seo };
}

/** Every category, by name. Throws BackendError when the backend fails. */
export async function listCategories({ locale }: { locale: Locale }): Promise<Category[]> {
  const entries = await findTranslated({
    collection: 'categories',
    locale,
    params: { fields: ['name', 'slug'], sort: ['name:asc'] },
    schema: storedCategory,
    tags: ['category'],
  });
  return entries.map(({ lang, item, byLocale }) => ({
    id: item.documentId,
    lang,
    name: item.name,
    slugs: slugsOf(byLocale),
  }));
}

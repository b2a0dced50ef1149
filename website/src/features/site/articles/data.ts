import 'server-only';
import { z } from 'zod';
import { type Locale, otherLocale } from '@/i18n/routing';
import { slugsOf } from '@/lib/address/entry-address';
import { blocksSchema } from '@/lib/backend/blocks';
import { optionalSeo } from '@/lib/backend/seo';
import { addressed, calendarDate, optionalText, orNull, picture } from '@/lib/backend/shapes';
import { findTranslated, type Translated, toAddressed } from '@/lib/backend/translated';

const storedCategory = z.object({ documentId: z.string(), name: z.string(), slug: optionalText });
const storedAuthor = z.object({ ...addressed, name: z.string(), title: optionalText, image: picture });
const stored = z.object({
  ...addressed,
  title: z.string(),
  excerpt: optionalText,
  everydayWords: optionalText,
  publishedOn: calendarDate,
  image: picture,
  category: orNull(storedCategory),
  author: orNull(storedAuthor),
  /** ISO instant of the last change. */
  updatedAt: z.string(),
});

const storedArticle = stored.extend({ body: blocksSchema, seo: optionalSeo });

/** `slugs` name the category in the address of the list; each language has its own, and either is understood. */
export type Category = Awaited<ReturnType<typeof listCategories>>[number];
export type ArticleSummary = ReturnType<typeof toSummary>;
export type Article = NonNullable<Awaited<ReturnType<typeof getArticle>>>;

const sort = ['publishedOn:desc', 'number:desc'];
const tags = ['article', 'category', 'doctor'];

type StoredEntry = Translated<z.output<typeof stored>>;

/** Returns the author linked in the article's own language, else in the other one. */
function toAuthor({ lang, byLocale }: StoredEntry) {
  const own = byLocale[lang]?.author;
  const [linked] = Object.values(byLocale).flatMap((entry) => entry.author ?? []);
  const author = own ?? linked;
  if (!author) return null;
  const names: Partial<Record<Locale, string>> = {
    en: byLocale.en?.author?.name,
    ar: byLocale.ar?.author?.name,
  };
  return {
    id: author.documentId,
    number: author.number,
    lang: own ? lang : otherLocale(lang),
    name: author.name,
    names,
    slugs: slugsOf({ en: byLocale.en?.author ?? { slug: null }, ar: byLocale.ar?.author ?? { slug: null } }),
    title: author.title,
    picture: author.image,
  };
}

function wordsOf({ title, excerpt, everydayWords, category }: z.output<typeof stored>): string {
  return [title, excerpt, everydayWords, category?.name].filter(Boolean).join(' ');
}

function toSummary(entry: StoredEntry) {
  const { everydayWords, image, category, ...facts } = toAddressed(entry);
  const inAll = Object.values(entry.byLocale);
  return {
    ...facts,
    /** Text it is found by, in both languages: titles, excerpts, everyday words and the category. */
    search: inAll.map(wordsOf).join(' '),
    picture: image,
    categoryId: inAll.find((each) => each.category)?.category?.documentId ?? null,
    author: toAuthor(entry),
  };
}

/** Every published article, newest first. Throws BackendError when the backend fails. */
export async function listArticles({ locale }: { locale: Locale }): Promise<ArticleSummary[]> {
  const entries = await findTranslated({ collection: 'articles', locale, schema: stored, sort, tags });
  return entries
    .map(toSummary)
    .sort((a, b) => b.publishedOn.localeCompare(a.publishedOn) || b.number - a.number);
}

/** Finds a published article by number, or null; throws BackendError. */
export async function getArticle(locale: Locale, number: number) {
  const query = { collection: 'articles', locale, schema: storedArticle, sort, tags };
  const [entry] = await findTranslated({ ...query, filters: { number } });
  if (!entry) return null;
  const { body, seo } = entry.item;
  return { ...toSummary(entry), body, seo };
}

/** Every category, by name. Throws BackendError when the backend fails. */
export async function listCategories({ locale }: { locale: Locale }) {
  const query = { collection: 'categories', locale, schema: storedCategory, sort: ['name:asc', 'id:asc'] };
  return (await findTranslated({ ...query, tags: ['category'] })).map(toAddressed);
}

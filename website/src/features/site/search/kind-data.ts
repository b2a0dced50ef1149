import 'server-only';
import type { Locale } from '@/i18n/routing';
import type { EntrySchema } from '@/lib/backend/read-params';
import { joinRefs } from '@/lib/backend/shapes';
import { findTranslated, type Translated } from '@/lib/backend/translated';
import type { Kind, Sayings, Searchable } from './rules';

export interface Shown {
  lang: Locale;
  name: string;
  /** A sentence below the name. */
  note: string | null;
  number: number | null;
  slugs: Partial<Record<Locale, string>>;
  takesNoNewBookings: boolean;
}

/** Collection of each kind, and the tags of what is read of it. */
export const SOURCES = {
  symptom: { collection: 'symptoms', tags: ['symptom', 'specialty', 'service', 'red-flag'] },
  redFlag: { collection: 'red-flags', tags: ['red-flag'] },
  specialty: { collection: 'specialties', tags: ['specialty'] },
  service: { collection: 'services', tags: ['service', 'specialty'] },
  doctor: { collection: 'doctors', tags: ['doctor', 'specialty'] },
  branch: { collection: 'branches', tags: ['branch'] },
  article: { collection: 'articles', tags: ['article'] },
  question: { collection: 'faqs', tags: ['faq'] },
  offer: { collection: 'offers', tags: ['offer'] },
  page: { collection: 'pages', tags: ['page'] },
  vacancy: { collection: 'vacancies', tags: ['vacancy'] },
} satisfies Record<Kind, { collection: string; tags: string[] }>;

interface Row {
  documentId: string;
  number?: number;
  slug?: string | null;
  takesNoNewBookings?: boolean;
  order?: number | null | undefined;
}

/** The entry in the language asked for, else in the other one. */
export function inLanguage<T>(row: Translated<T>, locale: Locale): { lang: Locale; item: T } {
  const own = row.byLocale[locale];
  return own ? { lang: locale, item: own } : { lang: row.lang, item: row.item };
}

interface Given<T extends Row> {
  kind: Kind;
  schema: EntrySchema<T>;
  sayings: (item: T) => Sayings;
  note: (item: T) => string | null;
  leads?: (all: T[]) => Partial<Searchable>;
  isFound?: (item: T) => boolean;
}

/** Reads the entries of one kind, to be found by their words in any language. */
export async function readKind<T extends Row>(given: Given<T>) {
  const { kind, schema, sayings, note, leads = () => ({}), isFound = () => true } = given;
  // Order alone depends on the language, and what is found has its own.
  const rows = await findTranslated({ ...SOURCES[kind], locale: 'en', schema, sort: ['id:asc'] });
  return rows
    .filter(({ item }) => isFound(item))
    .map((row) => {
      const byLocale = Object.fromEntries(
        Object.entries(row.byLocale).map(([locale, item]) => [locale, sayings(item)]),
      );
      const slugs = Object.fromEntries(
        Object.entries(row.byLocale).flatMap(([locale, { slug }]) => (slug ? [[locale, slug]] : [])),
      );
      const led = leads(Object.values(row.byLocale));
      const entry: Searchable = { kind, id: row.item.documentId, byLocale, ...led };
      return {
        entry,
        /** The parts of its result in a language. */
        shownIn: (locale: Locale): Shown => {
          const { lang, item } = inLanguage(row, locale);
          const { number = null, takesNoNewBookings = false } = item;
          return { lang, name: sayings(item).name, note: note(item), number, slugs, takesNoNewBookings };
        },
      };
    });
}

export const firstOf = <T>(list: (T | null)[]): T | null => list.find((one) => one !== null) ?? null;
/** The specialties that an entry belongs to in any language. */
export const inSpecialties = (all: { specialties: string[] }[]) => ({
  specialtyIds: joinRefs(all.map(({ specialties }) => specialties)),
});

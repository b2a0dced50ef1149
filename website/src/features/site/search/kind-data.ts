import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import type { EntrySchema } from '@/lib/backend/read-params';
import {
  addressed,
  calendarDate,
  closedSwitch,
  joinRef,
  joinRefs,
  optionalDate,
  optionalRef,
  optionalText,
  refIds,
} from '@/lib/backend/shapes';
import { findTranslated, type Translated } from '@/lib/backend/translated';
import { stageOn } from '@/lib/time/period';
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

interface Row {
  documentId: string;
  number?: number;
  slug?: string | null;
  takesNoNewBookings?: boolean;
  order?: number | null | undefined;
}

/** Returns the entry in the requested language, or else in the other one. */
export function inLanguage<T>(row: Translated<T>, locale: Locale): { lang: Locale; item: T } {
  const own = row.byLocale[locale];
  return own ? { lang: locale, item: own } : { lang: row.lang, item: row.item };
}

interface Told<T extends Row> {
  kind: Kind;
  collection: string;
  /** Cache tags of what is read of it, where that is not the kind alone. */
  tags?: string[];
  schema: EntrySchema<T>;
  note: (item: T) => string | null;
  leads?: (all: T[]) => Partial<Searchable>;
  isFound?: (item: T, today: string) => boolean;
}

/** Makes the reader of the entries of one kind, to be found by their words in any language. */
function defineKind<T extends Row>(given: Told<T> & { sayings: (item: T) => Sayings }) {
  const { kind, collection, tags = [given.kind], schema, sayings, note } = given;
  const { leads = () => ({}), isFound = () => true } = given;
  const read = async (today: string) => {
    // Order alone depends on the language, and what is found has its own.
    const rows = await findTranslated({ collection, tags, locale: 'en', schema, sort: ['id:asc'] });
    return rows
      .filter(({ item }) => isFound(item, today))
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
  };
  return { tags, read };
}

/** The same for entries that have a title. */
function defineTitled<T extends Row & { title: string; everydayWords?: string | null }>(given: Told<T>) {
  return defineKind<T>({ ...given, sayings: ({ title, everydayWords }) => ({ name: title, everydayWords }) });
}

/** The specialties that an entry belongs to in any language. */
const inSpecialties = (all: { specialties: string[] }[]) => ({
  specialtyIds: joinRefs(all.map(({ specialties }) => specialties)),
});

const named = z.object({
  documentId: z.string(),
  name: z.string(),
  everydayWords: optionalText,
  order: z.number().nullish(),
});
const place = named.omit({ everydayWords: true }).extend(addressed);
const titled = z.object({ ...addressed, title: z.string() });
const summarized = titled.extend({ summary: optionalText });

export const storedFlag = named.extend({
  notMeant: optionalText,
  whatToDo: z.string(),
  urgency: z.enum(['ambulance', 'same_day']).nullish(),
  phone: optionalText,
  phoneLabel: optionalText,
});

/** All that is searched, beside the warning signs. */
export const SEARCHED = [
  defineKind({
    kind: 'symptom',
    collection: 'symptoms',
    tags: ['symptom', 'specialty', 'service', 'red-flag'],
    schema: named.extend({
      about: optionalText,
      specialty: optionalRef,
      service: optionalRef,
      redFlag: optionalRef,
      isTreatedElsewhere: closedSwitch,
    }),
    sayings: (item) => item,
    note: ({ about }) => about,
    leads: (all) => ({
      specialtyIds: [joinRef(all.map(({ specialty }) => specialty))].filter((id) => id !== null),
      serviceId: joinRef(all.map(({ service }) => service)),
      redFlagId: joinRef(all.map(({ redFlag }) => redFlag)),
      isTreatedElsewhere: all.some(({ isTreatedElsewhere }) => isTreatedElsewhere),
    }),
  }),
  defineKind({
    kind: 'specialty',
    collection: 'specialties',
    schema: named.extend({ number: z.number().int(), summary: optionalText }),
    sayings: (item) => item,
    note: ({ summary }) => summary,
  }),
  defineKind({
    kind: 'service',
    collection: 'services',
    tags: ['service', 'specialty'],
    schema: named.extend({
      ...addressed,
      summary: optionalText,
      takesNoNewBookings: closedSwitch,
      specialties: refIds,
    }),
    sayings: (item) => item,
    note: ({ summary }) => summary,
    leads: inSpecialties,
  }),
  defineKind({
    kind: 'doctor',
    collection: 'doctors',
    tags: ['doctor', 'specialty'],
    schema: place.extend({ title: optionalText, takesNoNewBookings: closedSwitch, specialties: refIds }),
    sayings: ({ name, title }) => ({ name, texts: [title] }),
    note: ({ title }) => title,
    leads: inSpecialties,
  }),
  defineKind({
    kind: 'branch',
    collection: 'branches',
    schema: place.extend({ address: z.string(), locality: optionalText, region: optionalText }),
    sayings: ({ name, address, locality, region }) => ({ name, texts: [address, locality, region] }),
    note: ({ address }) => address,
  }),
  defineTitled({
    kind: 'article',
    collection: 'articles',
    schema: titled.extend({ excerpt: optionalText, everydayWords: optionalText }),
    note: ({ excerpt }) => excerpt,
  }),
  defineTitled({
    kind: 'page',
    collection: 'pages',
    schema: titled.extend({ intro: optionalText, everydayWords: optionalText }),
    note: ({ intro }) => intro,
  }),
  defineTitled({
    kind: 'offer',
    collection: 'offers',
    schema: summarized.extend({ startsOn: optionalDate, endsOn: calendarDate }),
    note: ({ summary }) => summary,
    isFound: (period, today) => stageOn(period, today) === 'running',
  }),
  defineTitled({
    kind: 'vacancy',
    collection: 'vacancies',
    schema: summarized.extend({ startsOn: calendarDate, endsOn: optionalDate }),
    note: ({ summary }) => summary,
    isFound: (period, today) => stageOn(period, today) === 'running',
  }),
  defineKind({
    kind: 'question',
    collection: 'faqs',
    tags: ['faq'],
    schema: z.object({
      documentId: z.string(),
      question: z.string(),
      topic: optionalText,
      order: z.number().nullish(),
    }),
    sayings: ({ question }) => ({ name: question }),
    note: ({ topic }) => topic,
  }),
];

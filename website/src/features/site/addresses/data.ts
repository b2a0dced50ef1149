import 'server-only';
import { z } from 'zod';
import { findDated } from '@/features/site/branches/data';
import { type Locale, routing } from '@/i18n/routing';
import { entryPaths, type Section, slugsOf } from '@/lib/address/entry-address';
import { addressed, optionalDate } from '@/lib/backend/shapes';
import { findTranslated, type Translated } from '@/lib/backend/translated';
import { stageOn } from '@/lib/time/period';

const stored = z.object({ ...addressed, updatedAt: z.string() });

/** Entry of a kind that holds for some time. */
const storedPeriod = stored.extend({ startsOn: optionalDate, endsOn: optionalDate });

type Kind = { collection: string; tag: string; section: Section };

/** Collections whose entries have a page of their own, and the section that page lies in. */
const KINDS: Kind[] = [
  { collection: 'doctors', tag: 'doctor', section: 'doctor' },
  { collection: 'branches', tag: 'branch', section: 'branches' },
  { collection: 'services', tag: 'service', section: 'services' },
  { collection: 'articles', tag: 'article', section: 'blog' },
  { collection: 'pages', tag: 'page', section: 'pages' },
];
/** Collections that come and go by date; the list of each stands at its section. */
const DATED_KINDS: Kind[] = [
  { collection: 'offers', tag: 'offer', section: 'offers' },
  { collection: 'vacancies', tag: 'vacancy', section: 'jobs' },
];

export interface PageAddress {
  /** Path without the language, per language. */
  paths: Record<Locale, string>;
  /** ISO instant of the last change in either language; null for pages that are not one entry. */
  changedAt: string | null;
  /** False for a past entry: its page says so, and search engines are not led to it. */
  isListed: boolean;
}

const LISTS = [
  '/',
  '/doctors',
  '/services',
  '/branches',
  '/blog',
  '/faq',
  '/insurance',
  '/who-we-are',
  '/contact',
  '/booking',
  '/privacy-policy',
  '/terms-and-conditions',
  '/accessibility',
];

/** Every public page, and which of them search engines should know. Throws BackendError when the backend fails. */
export async function listPageAddresses(): Promise<PageAddress[]> {
  const [dated, entries] = await Promise.all([
    Promise.all(DATED_KINDS.map(listDatedAddresses)),
    Promise.all(KINDS.map(listEntryAddresses)),
  ]);
  return [...LISTS.map(sameInBoth), ...entries.flat(), ...dated.flat()];
}

function sameInBoth(path: string): PageAddress {
  return { paths: { en: path, ar: path }, changedAt: null, isListed: true };
}

async function listDatedAddresses(kind: Kind): Promise<PageAddress[]> {
  const [entries, today] = await findDated({ ...queryOf(kind), schema: storedPeriod });
  const addresses = entries.map((entry) => ({
    ...addressOf(entry, kind.section),
    isListed: stageOn(entry.item, today) === 'running',
  }));
  // A list of nothing is not worth finding.
  const list = { ...sameInBoth(`/${kind.section}`), isListed: addresses.some(({ isListed }) => isListed) };
  return [list, ...addresses];
}

async function listEntryAddresses(kind: Kind): Promise<PageAddress[]> {
  const entries = await findTranslated({ ...queryOf(kind), schema: stored });
  return entries.map((entry) => addressOf(entry, kind.section));
}

const queryOf = ({ collection, tag }: Kind) => ({
  collection,
  locale: routing.defaultLocale,
  sort: ['id:asc'],
  tags: [tag],
});

function addressOf({ item, byLocale }: Translated<z.output<typeof stored>>, section: Section): PageAddress {
  const changes = Object.values(byLocale).map(({ updatedAt }) => updatedAt);
  return {
    paths: entryPaths(section, { number: item.number, slugs: slugsOf(byLocale) }),
    changedAt: changes.sort().at(-1) ?? null,
    isListed: true,
  };
}

import 'server-only';
import { listBranches } from '@/features/site/branches/data';
import { getFeeTable } from '@/features/site/fees/data';
import type { Locale } from '@/i18n/routing';
import { findTranslated } from '@/lib/backend/translated';
import { isBackendDown, isChangedSince } from '@/lib/cache/content-changes';
import { clinicToday } from '@/lib/time/period';
import { inLanguage, SEARCHED, storedFlag } from './kind-data';
import { createSearchIndex, keyOf, type Searchable } from './rules';

export type SearchContent = Awaited<ReturnType<typeof readContent>>;

const FLAGS = { collection: 'red-flags', tags: ['red-flag'] };
const ALL_TAGS = [...SEARCHED, FLAGS].flatMap(({ tags }) => tags).concat('fee', 'booking-setting');
/** Should a notice of a change get lost. */
const OLDEST_MS = 10 * 60_000;

async function readContent() {
  const today = clinicToday(await listBranches({ locale: 'en' }));
  const flags = findTranslated({ ...FLAGS, locale: 'en', schema: storedFlag, sort: ['id:asc'] });
  const kinds = await Promise.all(SEARCHED.map(({ read }) => read(today)));
  const fees = await getFeeTable();
  const signs = new Map((await flags).map((row) => [row.item.documentId, row]));
  const entries = kinds.flat();
  const byKey = new Map(entries.map((one) => [keyOf(one.entry), one.shownIn]));
  const warnings = [...signs.values()].map(
    ({ item, byLocale }): Searchable => ({ kind: 'redFlag', id: item.documentId, byLocale }),
  );
  return {
    index: createSearchIndex([...entries.map(({ entry }) => entry), ...warnings]),
    /** Finds an entry by {@link keyOf}, in the requested language or else the other one. */
    shown: ({ key, locale }: { key: string; locale: Locale }) => byKey.get(key)?.(locale) ?? null,
    /** Advice about a warning sign, in one language. */
    warning: ({ id, locale }: { id: string; locale: Locale }) => {
      const row = signs.get(id);
      if (!row) return null;
      const { lang, item } = inLanguage(row, locale);
      // Written before there was an urgency: without a phone the clinic was meant.
      return { lang, ...item, urgency: item.urgency ?? (item.phone ? 'ambulance' : 'same_day') };
    },
    fees,
  };
}

let kept: { at: number; content: Promise<SearchContent>; isRead: boolean } | null = null;

/** Returns the content of the search as kept in memory, also while the backend is down. @throws BackendError while never read */
export function getSearchContent(): Promise<SearchContent> {
  const before = kept;
  if (before) {
    const age = Math.abs(Date.now() - before.at);
    const isOld = age > OLDEST_MS || isChangedSince({ tags: ALL_TAGS, time: before.at });
    if (!isOld || !before.isRead || isBackendDown()) return before.content;
  }
  const fresh = readContent();
  // The backend was there a minute ago: nobody who comes while it is asked in vain is refused.
  const content = before ? fresh.catch(() => before.content) : fresh;
  const reading = { at: Date.now(), content, isRead: false };
  kept = reading;
  fresh.then(
    () => {
      reading.isRead = true;
    },
    () => {
      if (kept === reading) kept = before;
    },
  );
  return content;
}

import 'server-only';
import { z } from 'zod';
import { findDated, getClinicZone } from '@/features/site/branches/data';
import type { Locale } from '@/i18n/routing';
import { calendarDate, optionalPath, optionalText } from '@/lib/backend/shapes';
import { endOfDay, stageOn } from '@/lib/time/period';

const stored = z.object({
  documentId: z.string(),
  text: z.string(),
  linkLabel: optionalText,
  linkPath: optionalPath,
  startsOn: calendarDate,
  endsOn: calendarDate,
  updatedAt: z.string(),
});

/** The announcement of today, of several the one that began last; null on most days. Throws BackendError. */
export async function getAnnouncement({ locale }: { locale: Locale }) {
  const [entries, today] = await findDated({
    collection: 'announcements',
    locale,
    schema: stored,
    sort: ['startsOn:desc', 'id:desc'],
    tags: ['announcement', 'branch'],
  });
  const [entry] = entries
    .filter(({ item }) => stageOn(item, today) === 'running')
    .sort((a, b) => b.item.startsOn.localeCompare(a.item.startsOn));
  if (!entry) return null;
  const { documentId, text, linkLabel, linkPath, endsOn } = entry.item;
  const changes = Object.values(entry.byLocale).map(({ updatedAt }) => updatedAt);
  return {
    /** A new announcement, or a changed text, gets a new key, so that visitors who closed the old one see it. */
    key: `${documentId} ${changes.sort().at(-1)}`,
    lang: entry.lang,
    text,
    link: linkLabel && linkPath ? { label: linkLabel, path: linkPath } : null,
    /** End of its last day by the clinic's clock, in epoch milliseconds. */
    endsAt: endOfDay({ date: endsOn, timeZone: await getClinicZone(locale) }),
  };
}

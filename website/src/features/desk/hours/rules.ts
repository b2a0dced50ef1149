import type { HoursDay } from '@/contract/hours';
import { type Locale, localePath } from '@/i18n/routing';
import { readId, type SearchParams, withSearch } from '@/lib/address/search-params';

const DAY_MINUTES = 1440;

export function hoursPath({
  locale,
  doctor,
  week = null,
  outcome = null,
}: {
  locale: Locale;
  doctor?: string;
  /** The first day that is drawn; null for the week of today. */
  week?: string | null;
  outcome?: HoursSaying | null;
}): string {
  const path = localePath({ locale, path: `/admin/hours${doctor ? `/${doctor}` : ''}` });
  return withSearch(path, { week, outcome });
}

/** Number of branches that have a colour of their own; more begin again, and each has its name beside it. */
const TONES = 5;

export function tonesOf(branches: readonly { documentId: string }[]): Map<string, number> {
  return new Map(branches.map(({ documentId }, index) => [documentId, index % TONES]));
}

/** Returns where a part of a day lies in its bar, in hundredths of it. */
export function placeInDay({ from, to }: { from: number; to: number }): { start: number; size: number } {
  const share = (minutes: number) => (100 * minutes) / DAY_MINUTES;
  return { start: share(from), size: share(to - from) };
}

/** `HH:mm` of minutes after midnight; the end of a day is 00:00. */
export function clockOf(minutes: number): string {
  const inDay = minutes % DAY_MINUTES;
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${digits(Math.floor(inDay / 60))}:${digits(inDay % 60)}`;
}

export function branchesIn<Branch extends { documentId: string }>(
  branches: readonly Branch[],
  days: readonly HoursDay[],
): Branch[] {
  const known = new Set(days.flatMap(({ pieces }) => pieces.map(({ branch }) => branch)));
  return branches.filter(({ documentId }) => known.has(documentId));
}

/** Outcome of a change, said on the page it leads back to. */
const SAYINGS = ['saved', 'removed'] as const;
export type HoursSaying = (typeof SAYINGS)[number];

export function readSaying(value: string | string[] | undefined): HoursSaying | null {
  return SAYINGS.find((one) => one === value) ?? null;
}

export function closuresPath(
  locale: Locale,
  closure: string | null = null,
  outcome: HoursSaying | null = null,
): string {
  return withSearch(localePath({ locale, path: '/admin/hours/closures' }), { closure, outcome });
}

/** Path of the rooms and devices, with days of one of them in the form: which days is told by what they say. */
export function roomsPath(
  locale: Locale,
  days: { room: string; version: string } | null = null,
  outcome: HoursSaying | null = null,
): string {
  const query = { room: days?.room ?? null, days: days?.version ?? null, outcome };
  return withSearch(localePath({ locale, path: '/admin/hours/rooms' }), query);
}

const EDITS = ['set', 'copy', 'off'] as const;

/** Hours of a doctor that are edited: a set, a copy of one for dates of its own, a day off. Without `id`, a new one. */
export interface HoursEdit {
  kind: (typeof EDITS)[number];
  id: string | null;
}

export function readEdit(params: SearchParams): HoursEdit {
  const kind = EDITS.find((one) => params[one] !== undefined) ?? 'set';
  return { kind, id: readId(params[kind]) };
}

export function editPath({
  locale,
  doctor,
  edit: { kind, id },
  week = null,
}: {
  locale: Locale;
  doctor: string;
  edit: HoursEdit;
  week?: string | null;
}): string {
  const path = localePath({ locale, path: `/admin/hours/${doctor}/edit` });
  return withSearch(path, { [kind]: id ?? 'new', week });
}

import type { With } from '../../platform/with';
import { meetsWishes } from '../../scheduling/wishes';
import { addDays, DAY_MINUTES, dateAt, MINUTE } from '../../scheduling/zone';
import { freeDays } from '../availability/availability';
import type { EntryRow } from './entry-rows';
import { placesOf } from './places';

/** Times that are told: the booking shows the others. */
const MOST = 3;

/**
 * The first times that somebody waits for and could book at once: the list tells of what becomes free, never of what was free
 * before they joined. None for whoever waits for an earlier time than their appointment, which they move by its own page.
 */
export async function findFreeNow({ db, catalogue, now }: With<'db' | 'catalogue' | 'now'>, entry: EntryRow) {
  if (entry.state !== 'waiting' || entry.earlier_than !== null) return [];
  const wishes = { weekdays: entry.weekdays, parts: entry.parts, until: entry.until_date, earlierThan: null };
  const found = await Promise.all(
    placesOf(entry, catalogue).map(async (place) => {
      const timeZone = catalogue.zoneOf(place.branch);
      const from = dateAt(now, timeZone);
      const horizon = addDays(from, catalogue.data.rules.horizonDays);
      const last = Math.min(Date.parse(entry.until_date), Date.parse(horizon));
      const days = (last - Date.parse(from)) / (DAY_MINUTES * MINUTE) + 1;
      const free = days < 1 ? [] : await freeDays({ db, catalogue, now }, place, from, days);
      return free
        .flatMap(({ slots }) => slots)
        .filter(({ startsAt }) => meetsWishes(wishes, startsAt, timeZone))
        .slice(0, MOST)
        .map(({ startsAt, endsAt }) => ({ ...place, startsAt, endsAt, timeZone }));
    }),
  );
  return found
    .flat()
    .sort((one, other) => one.startsAt - other.startsAt)
    .slice(0, MOST);
}

import { z } from 'zod';
import type { CatalogueSnapshot, OfferedSlot } from '../../catalogue/catalogue-snapshot';
import { type Database, ifTaken, inParts, newRow } from '../../platform/database';
import { storedJson } from '../../platform/instant';
import type { With } from '../../platform/with';
import { freeSlots } from '../../scheduling/slots';
import { lookAgain } from '../../scheduling/wishes';
import { addDays, dateAt } from '../../scheduling/zone';
import { type Place, windowOf } from '../availability/availability';
import { readStanding } from '../record/taken-grains';
import type { EntryRow } from './entry-rows';

/** Returns where somebody would be offered a time: doctors who give the service in branches that are open for bookings. */
export function placesOf(
  { doctor, specialty, service, branches }: Pick<EntryRow, 'doctor' | 'specialty' | 'service' | 'branches'>,
  catalogue: CatalogueSnapshot,
): Place[] {
  const { doctors } = catalogue.data;
  const wanted = Object.values(doctors).filter(
    ({ documentId, specialties }) =>
      (doctor === null || documentId === doctor) &&
      (specialty === null || specialties.includes(specialty)) &&
      catalogue.gives({ doctor: documentId, service }),
  );
  return wanted.flatMap(({ documentId }) =>
    catalogue
      .branchesOf(documentId)
      .filter((branch) => branches.length === 0 || branches.includes(branch))
      .map((branch) => ({ doctor: documentId, branch, service }))
      .filter((place) => catalogue.closedOf(place) === null),
  );
}

/** Names a place in the memory of what was free. */
export function placeKey({ doctor, branch, service }: Place): string {
  return `${doctor}|${branch}|${service}`;
}

const TABLE = 'waiting_places';

const instants = z.array(z.number());
const row = z.object({
  times: storedJson(z.object({ seen: instants, freed: instants, closesAt: z.number() })),
  version: z.coerce.number(),
});

/** Times of a place: those that can be had now, and those that nothing but a visitor's hold takes. */
async function readTimes(
  { db, catalogue, now }: With<'db' | 'catalogue' | 'now'>,
  place: Place,
): Promise<{ free: OfferedSlot[]; untaken: number[]; closesAt: number }> {
  const { doctor, branch } = place;
  const timeZone = catalogue.zoneOf(branch);
  const { closesAt } = windowOf({ catalogue, branch, now, isStaff: true });
  const last = dateAt(closesAt - 1, timeZone);
  const slots: OfferedSlot[] = [];
  for (let date = dateAt(now, timeZone); date <= last; date = addDays(date, 1))
    slots.push(...catalogue.workingSlots({ ...place, date }));
  const [first] = slots;
  if (!first) return { free: [], untaken: [], closesAt };
  const asked = { db, doctor, branch, slots, from: first.startsAt, holder: null, now };
  const window = { opensAt: now, closesAt };
  const [standing, lasting] = [await readStanding(asked), await readStanding({ ...asked, isLasting: true })];
  return {
    free: freeSlots({ slots, ...standing, window }),
    untaken: freeSlots({ slots, ...lasting, window }).map(({ startsAt }) => startsAt),
    closesAt,
  };
}

/** Looks at the free times of a place and remembers them; gives those that became free. Of two backends one gives nothing. */
export async function watchPlace({ db, catalogue, now }: With<'db' | 'catalogue' | 'now'>, place: Place) {
  const key = placeKey(place);
  const found = await db(TABLE).where({ place: key }).first('times', 'version');
  const known = found ? row.parse(found) : null;
  const { free, untaken, closesAt } = await readTimes({ db, catalogue, now }, place);
  const next = lookAgain({
    known: known?.times ?? null,
    free: free.map(({ startsAt }) => startsAt),
    untaken,
    closesAt,
  });
  const at = new Date(now);
  const times = JSON.stringify(next);
  if (known === null) {
    const first = { ...newRow(at), place: key, times, version: 1, looked_at: at };
    await db(TABLE)
      .insert(first)
      .catch(ifTaken(() => []));
    return [];
  }
  if (times !== JSON.stringify(known.times)) {
    const changed = await db(TABLE)
      .where({ place: key, version: known.version })
      .update({ times, version: known.version + 1, looked_at: at, updated_at: at });
    if (changed !== 1) return [];
  }
  return free.filter(({ startsAt }) => next.freed.includes(startsAt));
}

/** Forgets places for which nobody is waiting: the free times stored for them would be outdated later. */
export async function forgetPlaces(db: Database, watched: string[]): Promise<void> {
  const all: string[] = await db(TABLE).pluck('place');
  const kept = new Set(watched);
  const gone = all.filter((place) => !kept.has(place));
  for (const part of inParts(gone)) await db(TABLE).whereIn('place', part).delete();
}

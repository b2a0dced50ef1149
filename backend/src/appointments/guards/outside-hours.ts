import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { assertCurrentCatalogue, byCurrentCatalogue } from '../../catalogue/catalogue-version';
import { currentCatalogue } from '../../catalogue/current-catalogue';
import { OLDEST_MS } from '../../catalogue/snapshot-cache';
import { type Database, inParts } from '../../platform/database';
import { runJob } from '../../platform/logging/job';
import type { With } from '../../platform/with';
import { spanOfGrains } from '../../scheduling/claims';
import { canBeUsed } from '../../scheduling/service-needs';
import { timeColumns } from '../record/appointment-rows';
import { type HeldResources, heldResources } from '../record/taken-grains';
import { liveAppointments } from './live-appointments';

/** Appointments that a change of hours may concern; what is left out is not narrowed. */
export interface HoursScope {
  doctors?: string[];
  branches?: string[];
  /** Calendar dates, a day more on each side for whatever clock the branch has. */
  from?: string;
  to?: string;
}

const stored = z.object({
  ...timeColumns,
  booking_number: z.string(),
  /** Null while an older process stores appointments without it. */
  time_zone: z.string().nullable(),
});
const row = stored.extend({ is_busy: z.coerce.boolean() });

/** A live appointment that is still ahead, as far as hours concern it; instants in epoch milliseconds. */
export type PlacedAppointment = z.infer<typeof row>;

/** The columns, and whether the doctor is busy elsewhere by their own calendar. */
const columns = (db: Database) => [
  ...Object.keys(stored.shape),
  db.raw(`EXISTS (SELECT 1 FROM busy_times WHERE busy_times.doctor = appointments.doctor
    AND busy_times.ends_at > appointments.starts_at AND busy_times.starts_at < appointments.ends_at) AS is_busy`),
];
/** Appointments checked at a time; other requests are answered in between. */
const PAGE = 200;
const DAY = 24 * 60 * 60_000;

function ahead(db: Database, now: number) {
  return db('appointments')
    .whereIn('status', ['pending', 'confirmed'])
    .where('starts_at', '>', new Date(now));
}

export async function listMarked({ db, now }: With<'db' | 'now'>): Promise<string[]> {
  const marked = ahead(db, now).whereNotNull('outside_since');
  return marked.orderBy('starts_at', 'asc').orderBy('id', 'asc').pluck('document_id');
}

/** Tells whether a room or device that an appointment has cannot be used then any more, or is not there. */
function isWithoutRoom(catalogue: CatalogueSnapshot, branch: string, held: HeldResources): boolean {
  return [...held].some(([id, grains]) => {
    const resource = catalogue.data.resources.find((one) => one.documentId === id && one.branch === branch);
    const time = spanOfGrains({ from: grains[0] ?? 0, to: (grains.at(-1) ?? 0) + 1 });
    return !resource || !canBeUsed(resource, time);
  });
}

/** Returns the appointments outside the hours of a catalogue, or whose doctor or room cannot be had then. */
async function outsideAmong(db: Database, catalogue: CatalogueSnapshot, appointments: PlacedAppointment[]) {
  const ids = appointments.map((one) => one.document_id);
  // A clinic without rooms and devices asks nothing for them.
  const held = catalogue.data.resources.length === 0 ? new Map() : await heldResources(db, ids);
  return appointments.filter((one) => {
    const { doctor, branch, starts_at: startsAt, ends_at: endsAt } = one;
    return (
      one.is_busy ||
      !catalogue.isInsideHours({ doctor, branch, appointment: { startsAt, endsAt } }) ||
      isWithoutRoom(catalogue, branch, held.get(one.document_id) ?? new Map())
    );
  });
}

/**
 * Live appointments that the hours of a catalogue do not hold, or in which their doctor is busy elsewhere or their room out of order, and that the desk does not know of yet. One that stays outside
 * on purpose is among them where hours change (`asksAgain`): that was decided about the hours as they were.
 */
export async function listLeftOutside(
  { db, catalogue, now }: With<'db' | 'catalogue' | 'now'>,
  { scope = {}, asksAgain = false }: { scope?: HoursScope; asksAgain?: boolean },
): Promise<PlacedAppointment[]> {
  const outside: PlacedAppointment[] = [];
  const until = scope.to ? new Date(Date.parse(scope.to) + 2 * DAY) : null;
  let after = scope.from ? Math.max(now, Date.parse(scope.from) - DAY) : now;
  let seen: string[] = [];
  for (;;) {
    const query = ahead(db, now)
      .whereNull('outside_since')
      .where('starts_at', '>=', new Date(after))
      .whereNotIn('document_id', seen)
      .orderBy('starts_at', 'asc')
      .limit(PAGE);
    if (scope.doctors) query.whereIn('doctor', scope.doctors);
    if (scope.branches) query.whereIn('branch', scope.branches);
    if (!asksAgain) query.whereNull('stays_outside_since');
    if (until) query.where('starts_at', '<', until);
    const page = z.array(row).parse(await query.select(columns(db)));
    outside.push(...(await outsideAmong(db, catalogue, page)));
    const last = page.at(-1);
    if (!last || page.length < PAGE) return outside;
    // Many appointments begin at one moment: the next page begins there too, without those seen.
    const sameStart = page.filter((one) => one.starts_at === last.starts_at).map((one) => one.document_id);
    seen = last.starts_at === after ? [...seen, ...sameStart] : sameStart;
    after = last.starts_at;
  }
}

export async function markOutside(db: Database, appointments: PlacedAppointment[], now: number) {
  for (const part of inParts(appointments.map((one) => one.document_id))) {
    await db('appointments')
      .whereIn('document_id', part)
      .whereNull('outside_since')
      .update({ outside_since: new Date(now), stays_outside_since: null });
  }
}

/** Takes those off the desk's list that lie within the hours of a catalogue again, and returns how many. */
export async function unmarkInside(db: Database, catalogue: CatalogueSnapshot, now: number): Promise<number> {
  const known = ahead(db, now).where((one) =>
    one.whereNotNull('outside_since').orWhereNotNull('stays_outside_since'),
  );
  const marked = z.array(row).parse(await known.select(columns(db)));
  const outside = new Set<PlacedAppointment>();
  for (const part of inParts(marked))
    for (const one of await outsideAmong(db, catalogue, part)) outside.add(one);
  const inside = marked.filter((one) => !outside.has(one)).map((one) => one.document_id);
  await setMarks(db, inside, { outside_since: null, stays_outside_since: null });
  return inside.length;
}

/** Leaves an appointment where it is although the hours do not hold it: off the desk's list, until hours change again. */
export async function keepOutside(db: Database, appointments: string[], now: number): Promise<void> {
  await setMarks(db, appointments, { outside_since: null, stays_outside_since: new Date(now) });
}

async function setMarks(db: Database, appointments: string[], marks: Record<string, Date | null>) {
  for (const part of inParts(appointments))
    await db('appointments').whereIn('document_id', part).update(marks);
}

/**
 * Checks all live appointments that are ahead against the hours as they are now: those outside are on the staff's list
 * "to be moved" afterwards, those inside are not; gives how many were put on it and taken off. Its cost follows the appointments ahead, not those stored.
 */
export async function recheckAppointments(strapi: Core.Strapi, now: number) {
  const db = strapi.db.connection;
  // A clinic that is being set up has neither hours nor appointments.
  const [some] = await liveAppointments({ db, now }).limit(1);
  if (!some) return { outside: 0, inside: 0 };
  const checked = await byCurrentCatalogue(strapi, await currentCatalogue(strapi), async (catalogue) => {
    const appointments = await listLeftOutside({ db, catalogue, now }, {});
    await markOutside(db, appointments, now);
    const inside = await unmarkInside(db, catalogue, now);
    // Hours may have changed meanwhile, or this process hung: then some marks are wrong.
    await assertCurrentCatalogue(db, catalogue);
    return { ok: true, outside: appointments.length, inside };
  });
  return { outside: checked.outside, inside: checked.inside };
}

/** Time after a change in which another process may still book by the former hours. */
const AFTERWARDS_MS = OLDEST_MS + 2_000;
const GATHER_MS = 500;

/**
 * Checks appointments against the hours again after changes that are not checked when they are saved (a branch's clock,
 * an entry taken off the site), once more when no process can have the hours from before, and at every start, for what
 * was cut short.
 */
export function startRechecking(strapi: Core.Strapi): { soon: () => void; stop: () => void } {
  const timers = new Map<number, NodeJS.Timeout>();
  let running: Promise<unknown> = Promise.resolve();
  const recheck = () => {
    running = running.then(() =>
      runJob('recheckAppointments', () => recheckAppointments(strapi, Date.now())),
    );
  };
  const later = (milliseconds: number) => {
    clearTimeout(timers.get(milliseconds));
    timers.set(milliseconds, setTimeout(recheck, milliseconds).unref());
  };
  const soon = () => {
    later(GATHER_MS);
    later(AFTERWARDS_MS);
  };
  soon();
  return {
    soon,
    stop: () => {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

import { freeDays } from '../../appointments/availability/availability';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import type { StoredSchedule } from '../../content/editorial/hours-problems';
import type { DoctorHours, HoursDay, HoursList, OfferedTimes } from '../../contract/hours';
import { isoInstant } from '../../platform/instant';
import type { With } from '../../platform/with';
import { listWeekShifts, type PlacedAbsence } from '../../scheduling/week-shifts';
import { addDays, dateAt } from '../../scheduling/zone';
import { findDaysOut, listClosures, listDaysOff, listSets, presentSet } from './hours-entries';

/** Days ahead whose free times are shown beside the hours, and how many of each day. */
const OFFERED_DAYS = 7;
const OFFERED_TIMES = 6;

function presentBranches(catalogue: CatalogueSnapshot): DoctorHours['branches'] {
  return Object.values(catalogue.data.branches).map(({ documentId, name, timeZone, country }) => {
    return { documentId, name, timeZone, country };
  });
}

export function todayOf(catalogue: CatalogueSnapshot, now: number): string {
  return dateAt(now, catalogue.data.clinicZone);
}

/** The shifts of a doctor on the seven dates of a week, within the caller's transaction. */
export function drawDays(sets: StoredSchedule[], absences: PlacedAbsence[], week: string): HoursDay[] {
  const placed = sets.flatMap((set) => (set.branch === null ? [] : [{ ...set, branch: set.branch }]));
  return listWeekShifts(placed, absences, week);
}

export async function listAbsences({ doctor, week }: { doctor: string; week: string }) {
  const from = addDays(week, -1);
  const [daysOff, closures] = [await listDaysOff({ doctor, from }), await listClosures({ from })];
  return [...daysOff.map((off) => ({ ...off, branch: null })), ...closures];
}

/** Returns what visitors are offered of a doctor from today on, branch by branch, by a catalogue as it is or would be. */
export async function readOffered(
  { strapi, catalogue, now }: With<'strapi' | 'catalogue' | 'now'>,
  doctor: string,
): Promise<OfferedTimes[]> {
  const service = catalogue.data.rules.defaultService;
  const offered: OfferedTimes[] = [];
  for (const branch of catalogue.branchesOf(doctor)) {
    const timeZone = catalogue.zoneOf(branch);
    const given = { db: strapi.db.connection, catalogue, now };
    // Without a default service there are no times to show, only the doctor's hours at the branch.
    const place = service === null ? null : { doctor, branch, service };
    const found = place ? await freeDays(given, place, dateAt(now, timeZone), OFFERED_DAYS) : [];
    offered.push({
      branch,
      timeZone,
      days: found.map(({ date, slots }) => ({
        date,
        count: slots.length,
        first: slots.slice(0, OFFERED_TIMES).map(({ startsAt }) => isoInstant(startsAt)),
      })),
    });
  }
  return offered;
}

async function listRooms(catalogue: CatalogueSnapshot, from: string): Promise<HoursList['rooms']> {
  const rooms: HoursList['rooms'] = [];
  for (const { documentId, name, branch } of catalogue.data.resources) {
    const found = await findDaysOut(documentId);
    const daysOut = (found?.daysOut ?? []).filter(({ endsOn }) => endsOn >= from);
    rooms.push({ documentId, name, branch, daysOut });
  }
  return rooms;
}

/** All doctors with one week of their hours, the branches, and the closures to come. */
export async function readHoursList(catalogue: CatalogueSnapshot, asked: string | undefined, now: number) {
  const today = todayOf(catalogue, now);
  const week = asked ?? today;
  const doctors: HoursList['doctors'] = [];
  for (const { documentId, name } of Object.values(catalogue.data.doctors)) {
    const absences = await listAbsences({ doctor: documentId, week });
    doctors.push({ documentId, name, days: drawDays(await listSets(documentId), absences, week) });
  }
  const closures = await listClosures({ from: today });
  const rooms = await listRooms(catalogue, today);
  return { doctors, branches: presentBranches(catalogue), closures, rooms, week, today };
}

/** All that is stored of a doctor's hours with one week of it; null for an unknown doctor. */
export async function readDoctorHours(
  { strapi, catalogue, now }: With<'strapi' | 'catalogue' | 'now'>,
  { doctor, asked }: { doctor: string; asked: string | undefined },
): Promise<DoctorHours | null> {
  const known = catalogue.data.doctors[doctor];
  if (!known) return null;
  const today = todayOf(catalogue, now);
  const week = asked ?? today;
  const sets = await listSets(doctor);
  return {
    doctor: { documentId: doctor, name: known.name },
    branches: presentBranches(catalogue),
    sets: sets.map(presentSet),
    daysOff: await listDaysOff({ doctor, from: today }),
    closures: await listClosures({ from: today }),
    week,
    today,
    days: drawDays(sets, await listAbsences({ doctor, week }), week),
    offered: await readOffered({ strapi, catalogue, now }, doctor),
  };
}

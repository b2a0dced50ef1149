import type { SeriesOfService } from '../../catalogue/catalogue-data';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { byCurrentCatalogue } from '../../catalogue/catalogue-version';
import type { MovedVisits } from '../../contract/changes';
import type { Refusal } from '../../contract/refusals';
import type { OfferedVisit } from '../../contract/series';
import { ifTaken } from '../../platform/database';
import { notFound, type Outcome, orLeave, seriesTaken } from '../../platform/refusal';
import type { With } from '../../platform/with';
import { keepsRhythm, rhythmOf, rhythmOn } from '../../scheduling/series';
import { DAY, dateAt } from '../../scheduling/zone';
import { findSeries } from '../availability/find-series';
import { type AppointmentRow, isStillAhead, readSeries } from '../record/appointment-rows';
import { freeClaims } from '../record/claims-table';
import { type RescheduleGiven, reschedule, rescheduleAppointment } from './reschedule';
import { changeTogether, readOthers } from './visits-together';

/** The rhythm of some visits of a series as their service has it, else by the days they are on; null for one visit. */
function rhythmOfVisits(catalogue: CatalogueSnapshot, visits: AppointmentRow[]): SeriesOfService | null {
  const [first] = visits;
  const series = first && catalogue.data.services[first.service]?.series;
  const places = visits.map(({ series_visit: visit }) => visit ?? 1);
  // The service may have fewer by now.
  if (series && places.every((place) => place <= series.visits))
    return { ...series, ...rhythmOf(places, series) };
  const [from = 0, ...later] = visits.map((row) => Date.parse(dateAt(row.starts_at, row.time_zone)));
  const agreed = rhythmOn(later.map((day) => (day - from) / DAY));
  return agreed && { ...agreed, anyDoctor: false };
}

/** Returns whether the refusal means that a time is taken, or is no longer within working hours. */
function isTimeGone(refusal: Refusal): boolean {
  if (refusal.name === 'SlotTakenError') return true;
  return (
    refusal.name === 'ValidationError' && refusal.details.errors.every(({ path }) => path[0] === 'startsAt')
  );
}

/** Finds whole new times for an appointment and the visits after it that may be seen, or null; what they have now counts as free. */
export async function findRest(
  { db, catalogue, now }: With<'db' | 'catalogue' | 'now'>,
  row: AppointmentRow,
  wanted: { startsAt: number; doctor?: string | undefined; branch?: string | undefined },
  { isStaff, maySee = () => true }: { isStaff: boolean; maySee?: (visit: AppointmentRow) => boolean },
): Promise<OfferedVisit[] | null> {
  const rest = (await readSeries(db, row)).filter(
    (visit) => visit.starts_at >= row.starts_at && isStillAhead(visit, now) && maySee(visit),
  );
  const series = rhythmOfVisits(catalogue, rest);
  if (series === null) return null;
  const { doctor = row.doctor, branch = row.branch, startsAt } = wanted;
  const asked = {
    place: { doctor, branch, service: row.service },
    series,
    startsAt,
    own: rest.map(({ document_id: id }) => id),
  };
  return findSeries({ db, catalogue, now }, { wanted: asked, isStaff });
}

/**
 * Reschedules an appointment with later visits of its series if the request names them: all in one transaction, or none. The visits
 * keep their distance from the first; the patient gets one message. Refused as a single move is; with 404 for a visit outside the
 * series, and with 409 and another whole series if one of the times is not available.
 */
export async function rescheduleTogether({
  wanted: { others = [], ...wanted },
  maySee = () => true,
  ...given
}: Omit<RescheduleGiven, 'wanted' | 'within' | 'isWithOther'> & {
  wanted: RescheduleGiven['wanted'] & { others?: MovedVisits | undefined };
  maySee?: (row: AppointmentRow) => boolean;
}): Promise<Outcome<AppointmentRow>> {
  const { strapi, appointment: found, now } = given;
  if (others.length === 0) return rescheduleAppointment({ ...given, wanted });
  const db = strapi.db.connection;
  const visits = await readOthers(db, found, others, maySee);
  if (visits === null) return notFound();
  const { doctor = found.doctor, branch = found.branch } = wanted;
  const work = async (catalogue: CatalogueSnapshot): Promise<Outcome<AppointmentRow>> => {
    const series = rhythmOfVisits(catalogue, [found, ...visits.map(({ row }) => row)]);
    const timeZone = catalogue.zoneOf(branch);
    const dates = [wanted, ...others].map(({ startsAt }) => dateAt(startsAt, timeZone));
    const isWhole =
      series !== null &&
      keepsRhythm(dates, series) &&
      (series.anyDoctor || others.every((other) => other.doctor === doctor));
    const outcome = isWhole ? await moveAll(catalogue) : seriesTaken(null);
    if (outcome.ok || !isTimeGone(outcome.refusal)) return outcome;
    const time = { ...wanted, doctor, branch };
    const asking = { isStaff: given.by !== 'patient', maySee };
    return seriesTaken(await findRest({ db, catalogue, now }, found, time, asking));
  };
  const moveAll = async (catalogue: CatalogueSnapshot): Promise<Outcome<AppointmentRow>> => {
    return await changeTogether(strapi, async (within) => {
      // All are released first, because one visit may move to the time of another.
      for (const row of [found, ...visits.map((visit) => visit.row)])
        await freeClaims(within, row.document_id);
      const common = { ...given, catalogue, within };
      const moved = orLeave(await reschedule({ ...common, wanted }));
      for (const {
        row,
        asked: { bookingNumber: _, ...time },
      } of visits) {
        const other = { ...common, appointment: row, wanted: { ...time, branch }, holder: null };
        orLeave(await reschedule({ ...other, isWithOther: true }));
      }
      return moved;
    }).catch(ifTaken(() => seriesTaken(null)));
  };
  return byCurrentCatalogue(strapi, given.catalogue, work);
}

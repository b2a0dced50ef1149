import type { z } from 'zod';
import { isInScope } from '../../appointments/list/staff-access';
import { fieldError } from '../../appointments/record/booking-input';
import {
  doctorTime,
  insertClaims,
  type OwnedClaim,
  overbookingTime,
  readClaims,
  removeExpired,
} from '../../appointments/record/claims-table';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { blockRequest } from '../../contract/changes';
import { read } from '../../platform/call';
import { inTransaction, isUniqueViolation, newDocumentId } from '../../platform/database';
import { invalid, type Outcome } from '../../platform/refusal';
import type { With } from '../../platform/with';
import { GRAIN_MINUTES, grainsOf } from '../../scheduling/claims';
import { DAY_MINUTES, MINUTE, minutesOfTime, WallClock } from '../../scheduling/zone';
import { appointmentsInside } from './appointments-inside';

/** Longest block; longer absences are days off, which editors enter. */
const LONGEST_DAYS = 7;

/** A doctor's time that shall be kept free, from the calendar of a branch; instants in epoch milliseconds. */
export type WantedBlock = Omit<z.output<typeof blockRequest>, 'startsAt' | 'endsAt'> & {
  startsAt: number;
  endsAt: number;
};

/** Reads a request to block a time; refused with 400 unless it lies on whole steps of five minutes, in one week. */
export function parseBlock(body: unknown, catalogue: CatalogueSnapshot): Outcome<WantedBlock> {
  const parsed = read({ schema: blockRequest, from: body, unnamed: 'data' });
  if (!parsed.ok) return parsed;
  const timeZone = catalogue.data.branches[parsed.value.branch]?.timeZone;
  if (!timeZone) return invalid([fieldError('branch', 'notOffered')]);
  const instantOf = (text: string) => {
    const [date = '', time = ''] = text.split('T');
    return new WallClock(date, timeZone).reaches(minutesOfTime(time));
  };
  const [startsAt, endsAt] = [instantOf(parsed.value.startsAt), instantOf(parsed.value.endsAt)];
  const step = GRAIN_MINUTES * MINUTE;
  if (startsAt % step !== 0) return invalid([fieldError('startsAt', 'invalid')]);
  if (endsAt % step !== 0 || endsAt <= startsAt) return invalid([fieldError('endsAt', 'invalid')]);
  if (endsAt - startsAt > LONGEST_DAYS * DAY_MINUTES * MINUTE)
    return invalid([fieldError('endsAt', 'tooBig')]);
  return { ok: true, value: { ...parsed.value, startsAt, endsAt } };
}

/**
 * Blocks a doctor's time, in every branch, because the claims of a doctor's time are one resource: both seats of
 * each piece are taken, so that no writer can put an appointment there, not even a manager who overbooks.
 *
 * Refused with 409 and the appointments inside, or when somebody is booking a time inside at this moment.
 * @returns the block's document id
 */
export async function blockTime(
  { strapi, catalogue, member, now }: With<'strapi' | 'catalogue' | 'member' | 'now'>,
  wanted: WantedBlock,
): Promise<Outcome<string>> {
  const { doctor, branch, startsAt, endsAt } = wanted;
  if (!isInScope(member.scope, branch)) return invalid([fieldError('branch', 'notOffered')]);
  const isTheirs = member.doctor === null || member.doctor === doctor;
  if (!isTheirs || !catalogue.practice({ doctor, branch }))
    return invalid([fieldError('doctor', 'notOffered')]);
  if (endsAt <= now) return invalid([fieldError('endsAt', 'notAvailable')]);
  const db = strapi.db.connection;
  const block = newDocumentId();
  try {
    await inTransaction(strapi, (trx) => writeBlock({ trx, by: member.by, now }, block, wanted));
    return { ok: true, value: block };
  } catch (error) {
    if (isUniqueViolation(error)) {
      return appointmentsInside({ db, now }, { scope: member.scope, doctor, from: startsAt, to: endsAt });
    }
    throw error;
  }
}

async function writeBlock({ trx, by, now }: With<'trx' | 'by' | 'now'>, block: string, wanted: WantedBlock) {
  const { doctor, branch, startsAt, endsAt, reason } = wanted;
  const grains = grainsOf({ startsAt, endsAt });
  const time = { resource: doctorTime(doctor), grains, expiresAt: null, extra: overbookingTime(doctor) };
  const standing = await readClaims(trx, [{ time, limits: [], seatsUntil: endsAt }]);
  const expired = standing.filter((one) => one.expiresAt !== null && one.expiresAt <= now);
  await removeExpired(trx, expired, now);
  const claims: OwnedClaim[] = [time.resource, time.extra].flatMap((resource) =>
    grains.map((grain) => ({ resource, grain, expiresAt: null, owner: block })),
  );
  await insertClaims({ trx, claims, as: 'block', since: now });
  const at = new Date(now);
  await trx('time_blocks').insert({
    document_id: block,
    doctor,
    branch,
    starts_at: new Date(startsAt),
    ends_at: new Date(endsAt),
    reason,
    made_by: by,
    created_at: at,
    updated_at: at,
    published_at: at,
  });
}

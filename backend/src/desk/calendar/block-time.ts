import type { z } from 'zod';
import { isInScope } from '../../appointments/list/staff-access';
import { parseAppointment } from '../../appointments/record/appointment-rows';
import { invalidField } from '../../appointments/record/booking-input';
import {
  doctorTime,
  insertClaims,
  type OwnedClaim,
  overbookingTime,
  readClaims,
  removeExpired,
} from '../../appointments/record/claims-table';
import { blockRequest } from '../../contract/changes';
import { read } from '../../platform/call';
import { countRows, ifTaken, inTransaction, newRow } from '../../platform/database';
import { notFound, type Outcome } from '../../platform/refusal';
import { showColumns } from '../../platform/show-columns';
import type { BranchScope } from '../../platform/staff-member';
import type { With } from '../../platform/with';
import { GRAIN_MINUTES, grainAt, grainsOf } from '../../scheduling/claims';
import { addDays, MINUTE, minutesOfTime, WallClock } from '../../scheduling/zone';
import { findBusyCalendar, readBusyTimes } from '../busy-calendars/busy-rows';
import { claimBusyTimes } from '../busy-calendars/keep-times';
import { findBlock, readBlocks } from './block-rows';

/** Longest block; longer absences are days off, which editors enter. */
const LONGEST_DAYS = 7;

/** A doctor's time that shall be kept free, from the calendar of a branch; instants in epoch milliseconds. */
export type WantedBlock = Omit<z.output<typeof blockRequest>, 'startsAt' | 'endsAt'> & {
  startsAt: number;
  endsAt: number;
};

/** Reads a request to block a time; refused with 400 unless it lies on whole steps of five minutes, in one week. */
export function parseBlock({ data, catalogue }: With<'catalogue'> & { data: unknown }): Outcome<WantedBlock> {
  const parsed = read({ schema: blockRequest, from: data, unnamed: 'data' });
  if (!parsed.ok) return parsed;
  const timeZone = catalogue.data.branches[parsed.value.branch]?.timeZone;
  if (!timeZone) return invalidField('branch', 'notOffered');
  const instantOf = (text: string, later = 0) => {
    const [date = '', time = ''] = text.split('T');
    return new WallClock(addDays(date, later), timeZone).reaches(minutesOfTime(time));
  };
  const [startsAt, endsAt] = [instantOf(parsed.value.startsAt), instantOf(parsed.value.endsAt)];
  const step = GRAIN_MINUTES * MINUTE;
  if (startsAt % step !== 0) return invalidField('startsAt', 'invalid');
  if (endsAt % step !== 0 || endsAt <= startsAt) return invalidField('endsAt', 'invalid');
  // By the wall: the week in which clocks go back is an hour longer.
  if (endsAt > instantOf(parsed.value.startsAt, LONGEST_DAYS)) return invalidField('endsAt', 'tooBig');
  return { ok: true, value: { ...parsed.value, startsAt, endsAt } };
}

/**
 * Blocks a doctor's time in every branch: both seats of each piece are taken, so that not even a manager can overbook it.
 * Refused with 409 and the appointments inside, or when somebody is booking a time inside at this moment.
 */
export async function blockTime(
  { strapi, catalogue, member, now }: With<'strapi' | 'catalogue' | 'member' | 'now'>,
  wanted: WantedBlock,
): Promise<Outcome<string>> {
  const { doctor, branch, startsAt, endsAt } = wanted;
  if (!isInScope(member.scope, branch)) return invalidField('branch', 'notOffered');
  const isTheirs = member.doctor === null || member.doctor === doctor;
  if (!isTheirs || !catalogue.practice({ doctor, branch })) return invalidField('doctor', 'notOffered');
  if (endsAt <= now) return invalidField('endsAt', 'notAvailable');
  const db = strapi.db.connection;
  const within = { scope: member.scope, doctor, from: startsAt, to: endsAt };
  return await inTransaction(strapi, async (trx): Promise<Outcome<string>> => {
    return { ok: true, value: await writeBlock({ trx, by: member.by, now }, wanted) };
  }).catch(ifTaken(() => appointmentsInside({ db, now }, within)));
}

async function writeBlock({ trx, by, now }: With<'trx' | 'by' | 'now'>, wanted: WantedBlock) {
  const made = newRow(new Date(now));
  const { doctor, branch, startsAt, endsAt, reason } = wanted;
  const grains = grainsOf({ startsAt, endsAt });
  const time = { resource: doctorTime(doctor), grains, expiresAt: null, extra: overbookingTime(doctor) };
  const standing = await readClaims(trx, [{ time, limits: [], seatsUntil: endsAt }]);
  const expired = standing.filter((one) => one.expiresAt !== null && one.expiresAt <= now);
  await removeExpired(trx, expired, now);
  const claims: OwnedClaim[] = [time.resource, time.extra].flatMap((resource) =>
    grains.map((grain) => ({ resource, grain, expiresAt: null, owner: made.document_id })),
  );
  await insertClaims({ trx, claims, as: 'block', since: now });
  await trx('time_blocks').insert({
    ...{ ...made, doctor, branch, reason, made_by: by },
    starts_at: new Date(startsAt),
    ends_at: new Date(endsAt),
    published_at: made.created_at,
  });
  return made.document_id;
}

/** The refusal to block a time, with what lies inside it, as far as this member may see it. */
async function appointmentsInside(
  { db, now }: With<'db' | 'now'>,
  { scope, doctor, from, to }: { scope: BranchScope; doctor: string; from: number; to: number },
): Promise<Extract<Outcome<never>, { ok: false }>> {
  const found: unknown[] = await db('appointments')
    .where({ doctor })
    .whereIn('status', ['pending', 'confirmed', 'done'])
    .where('starts_at', '<', new Date(to))
    .where('ends_at', '>', new Date(from))
    .orderBy('starts_at', 'asc');
  const rows = found.map(parseAppointment);
  const seen = rows.filter(({ branch }) => isInScope(scope, branch));
  const holds = db('claims')
    .where('resource', doctorTime(doctor))
    .whereBetween('atom', [grainAt(from), grainAt(to - 1)])
    .where('expires_at', '>', new Date(now));
  const isHeld = (await countRows(holds)) > 0;
  const span = { db, doctors: [doctor], from, to };
  const blocks = [...(await readBlocks(span)), ...(await readBusyTimes(span))];
  return {
    ok: false,
    refusal: {
      name: 'AppointmentsInsideError',
      status: 409,
      message: 'This time is not free',
      details: {
        appointments: seen.map((row) =>
          showColumns(row, ['document_id', 'booking_number', 'status', 'time_zone', 'starts_at', 'ends_at']),
        ),
        others: rows.length - seen.length,
        held: isHeld,
        blocked: blocks.length > 0,
      },
    },
  };
}

/** Gives a blocked time back, but for the doctor's own calendar; one out of their reach answers as unknown. */
export async function unblockTime({ strapi, member, now }: With<'strapi' | 'member' | 'now'>, id: string) {
  const block = await findBlock(strapi.db.connection, id);
  if (!block || !isInScope(member.scope, block.branch)) return notFound();
  if (member.doctor !== null && member.doctor !== block.doctor) return notFound();
  const at = new Date(now);
  await inTransaction(strapi, async (trx) => {
    await trx('time_blocks')
      .where({ document_id: id })
      .whereNull('removed_at')
      .update({ removed_at: at, removed_by: member.by, updated_at: at });
    for (const resource of [doctorTime(block.doctor), overbookingTime(block.doctor)]) {
      await trx('claims')
        .where({ resource, block: id })
        .whereBetween('atom', [grainAt(block.starts_at), grainAt(block.ends_at - 1)])
        .delete();
    }
    const busy = await findBusyCalendar(trx, { doctor: block.doctor });
    if (busy) await claimBusyTimes(trx, busy, now);
  });
  return { ok: true, value: id } as const;
}

import type { Channel } from '../../contract/channels';
import type { SeatLimitName } from '../../contract/refusals';
import { readMessageStates } from '../../messaging/message-states';
import type { Transaction } from '../../platform/database';
import type { With } from '../../platform/with';
import { allocate } from '../../scheduling/allocation';
import { grainsOf } from '../../scheduling/claims';
import { dateAt } from '../../scheduling/zone';
import { needsOf, personOf } from '../booking/plan-appointment';
import { referencesOf } from '../record/appointment-mails';
import type { AppointmentRow } from '../record/appointment-rows';
import { forgetDueTime } from '../record/call-rows';
import { freeSeats, insertClaims, readClaims, removeExpired } from '../record/claims-table';

/** Leaves the transaction when a patient or phone has as many appointments as are accepted. */
export class NoSeat extends Error {
  constructor(readonly limit: SeatLimitName) {
    super('No seat is left');
  }
}

/** Messages that tell of an appointment as it stands. */
const STANDING = ['visit-received', 'visit-confirmed', 'visit-moved'] as const;

/** Channels on which an appointment has not been told yet: what waits there is about to be outrun and is written anew. */
export async function listUnsent(trx: Transaction, row: AppointmentRow): Promise<Channel[]> {
  const states = await readMessageStates({
    db: trx,
    kinds: [...STANDING],
    references: referencesOf(row),
  });
  return states
    .filter(({ state }) => state === 'waiting' || state === 'sending')
    .map(({ channel }) => channel);
}

/** Makes a call due as it was promised, since nobody answered at the wrong number. */
export async function callSooner(trx: Transaction, row: AppointmentRow, now: number) {
  const { document_id: appointment, call_by, starts_at } = row;
  await forgetDueTime(trx, appointment, now);
  await trx('appointments')
    .where({ document_id: appointment })
    .update({ call_due_at: new Date(call_by ?? starts_at) });
}

/** Gives the seats of the old phone and name back and takes those of the new ones; the doctor's time stays. */
export async function reassignSeats(
  { trx, catalogue, now }: With<'trx' | 'catalogue' | 'now'>,
  { row, next }: { row: AppointmentRow; next: AppointmentRow },
): Promise<void> {
  const { starts_at: startsAt, ends_at: endsAt, doctor, branch, document_id: appointment } = row;
  const date = dateAt(startsAt, row.time_zone);
  const slot = { startsAt, endsAt, grains: grainsOf({ startsAt, endsAt }) };
  const { rules } = catalogue.data;
  const [person, seriesVisit] = [personOf(next), row.series_visit];
  const whole = needsOf({ rules, doctor, branch, person, date, slot, seriesVisit });
  const needs = { ...whole, time: { ...whole.time, grains: [] } };
  const claims = await readClaims(trx, [needs]);
  const allocation = allocate({ needs, claims, own: [appointment], now });
  if (allocation.kind === 'limit') throw new NoSeat(allocation.limit);
  if (allocation.kind === 'taken') throw new Error('No time was asked for');
  await freeSeats(trx, appointment);
  await removeExpired(trx, allocation.replaces, now);
  const taken = allocation.claims.map((claim) => ({ ...claim, owner: appointment }));
  await insertClaims({ trx, claims: taken, as: 'appointment', since: now });
}

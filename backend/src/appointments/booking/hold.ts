import type { Core } from '@strapi/strapi';
import { assertCurrentCatalogue, byCurrentCatalogue } from '../../catalogue/catalogue-version';
import { choosingInTransaction, inTransaction, isUniqueViolation } from '../../platform/database';
import { limitReached, type Outcome } from '../../platform/refusal';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import type { AppointmentNeeds } from '../../scheduling/allocation';
import { MINUTE } from '../../scheduling/zone';
import { LONGEST_HOLD, slotTaken } from '../availability/availability';
import { addressHolds, freeHolds, heldSince, readClaims } from '../record/claims-table';
import { NotAllocated, takeClaims } from '../record/take-claims';
import { planTime, timeOf, type WantedTime } from './plan-appointment';

export interface Hold {
  startsAt: number;
  endsAt: number;
  expiresAt: number;
}

/**
 * Keeps a time for the visitor who picked it, for the minutes of the settings. A visitor has one hold: picking another time
 * gives the first one up, picking the same renews it, up to {@link LONGEST_HOLD} times its length. Refused with 409 when the
 * time is taken or the visitor's address holds as many times as are accepted.
 * @param holder whose hold it is: the hash of a secret that the visitor's browser made
 * @param address the visitor's address, or null when there is none to count by
 */
export function holdTime(given: HoldGiven): Promise<Outcome<Hold>> {
  const { strapi, catalogue } = given;
  return byCurrentCatalogue(strapi, catalogue, (latest) => hold({ ...given, catalogue: latest }));
}

type HoldGiven = With<'strapi' | 'catalogue' | 'address' | 'now'> & { wanted: WantedTime; holder: string };

async function hold({ strapi, catalogue, wanted, holder, address, now }: HoldGiven): Promise<Outcome<Hold>> {
  const planned = planTime({ wanted, catalogue, now });
  if (!planned.ok) return planned;
  const { slot, service } = planned.value;
  const { rules } = catalogue.data;
  const { measures } = servicesOf(strapi);
  const minutes = rules.holdMinutes * MINUTE;
  const needsUntil = (until: number): AppointmentNeeds => ({
    time: { ...timeOf({ ...wanted, slot }), expiresAt: until },
    limits:
      address === null
        ? []
        : [{ resource: addressHolds(address), seats: rules.maxHoldsPerAddress, name: 'holds' }],
    seatsUntil: until,
  });

  try {
    const expiresAt = await choosingInTransaction(strapi, async (trx) => {
      await assertCurrentCatalogue(trx, catalogue);
      const since = (await heldSince({ trx, now }, holder, needsUntil(now).time)) ?? now;
      const until = Math.min(now + minutes, since + LONGEST_HOLD * minutes);
      const needs = needsUntil(until);
      const standing = await readClaims(trx, [needs]);
      const giveBack = () => freeHolds(trx, [holder]);
      const taken = { needs, standing, own: [holder], giveBack, heldSince: since };
      await takeClaims({ trx, now }, holder, taken);
      return until;
    });
    measures.tell('hold', { outcome: 'made' });
    return { ok: true, value: { startsAt: slot.startsAt, endsAt: slot.endsAt, expiresAt } };
  } catch (error) {
    const refused = error instanceof NotAllocated ? error.allocation : null;
    if (refused?.kind === 'limit') {
      measures.tell('hold', { outcome: 'limit' });
      measures.tell('refusal', { limit: refused.limit });
      return limitReached(refused.limit);
    }
    if (!refused && !isUniqueViolation(error)) throw error;
  }
  measures.tell('hold', { outcome: 'taken' });
  const place = { doctor: wanted.doctor, branch: wanted.branch, service, holder };
  const db = strapi.db.connection;
  return await slotTaken({ db, catalogue, now }, place, slot.startsAt);
}

export async function releaseHold(strapi: Core.Strapi, holder: string): Promise<void> {
  await inTransaction(strapi, (trx) => freeHolds(trx, [holder]));
}

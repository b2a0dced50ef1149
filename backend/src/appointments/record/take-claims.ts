import type { With } from '../../platform/with';
import { type Allocation, type AppointmentNeeds, allocate, type Claim } from '../../scheduling/allocation';
import { insertClaims, removeExpired } from './claims-table';

/** Thrown to roll back the transaction if an appointment's claims are taken. */
export class NotAllocated extends Error {
  constructor(readonly allocation: Exclude<Allocation, { kind: 'allocated' }>) {
    super('What the appointment needs cannot be had');
  }
}

/** Releases the former claims of an appointment or a hold, and takes those it needs now. @throws NotAllocated */
export async function takeClaims(
  { trx, now }: With<'trx' | 'now'>,
  owner: string,
  given: {
    needs: AppointmentNeeds;
    standing: readonly Claim[];
    own?: readonly string[];
    giveBack?: () => Promise<void>;
    /** Given for a hold: the moment from which on its visitor has held the time. */
    heldSince?: number;
  },
): Promise<void> {
  const { needs, standing, own = [], giveBack, heldSince } = given;
  const allocation = allocate({ needs, claims: standing, own, now });
  if (allocation.kind !== 'allocated') throw new NotAllocated(allocation);
  await giveBack?.();
  await removeExpired(trx, allocation.replaces, now);
  const claims = allocation.claims.map((claim) => ({ ...claim, owner }));
  const as = heldSince === undefined ? 'appointment' : 'holder';
  await insertClaims({ trx, claims, as, since: heldSince ?? now });
}

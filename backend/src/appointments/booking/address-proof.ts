import type { BookingRules } from '../../catalogue/catalogue-data';
import type { Refusal } from '../../contract/refusals';
import { networkOf } from '../../platform/http';
import { phoneProofRequired, workProofRequired } from '../../platform/refusal';
import type { Services } from '../../platform/services';

const DAY = 24 * 60 * 60;

export interface BookingSource {
  /** The visitor's, or null when there is none to count by. */
  address: string | null;
  /** Proof of work of the visitor's browser, see `work-proofs`; empty where none was asked for. */
  work: string;
}

/**
 * Counts a booking or a place on the waiting list whose phone nobody has proved by the address it comes from, and asks for a proof
 * once there were more of a day than are free: the code of the phone where the clinic sends codes, else some work of the browser. Null while it may go
 * on.
 */
export async function addressProofAsked({
  services: { limits, measures, workProofs },
  rules: { freeRequestsPerAddressDay, phoneProof },
  source: { address, work },
  idempotencyKey,
  now,
}: {
  services: Services;
  rules: BookingRules;
  source: BookingSource;
  idempotencyKey: string;
  now: number;
}): Promise<Refusal | null> {
  if (address === null) return null;
  const asked = { name: 'unproved-booking', duration: DAY, key: networkOf(address) };
  const counted = await limits.count({ ...asked, points: Math.max(1, freeRequestsPerAddressDay) });
  if (counted.consumedPoints <= freeRequestsPerAddressDay) return null;
  const isByCode = phoneProof !== 'never';
  if (!isByCode && workProofs.isDone({ proof: work, idempotencyKey, now })) return null;
  measures.tell('refusal', { limit: asked.name });
  return isByCode
    ? phoneProofRequired().refusal
    : workProofRequired(workProofs.taskFor({ idempotencyKey, now })).refusal;
}

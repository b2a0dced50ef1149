import { createHmac, createSecretKey, hash, type KeyObject, randomBytes, randomInt } from 'node:crypto';
import type { BookingRules } from '../../catalogue/catalogue-rows';
import { networkOf } from '../../contract/network';
import { WORK_MINUTES, WORK_TRIES, type WorkTask, workProof } from '../../contract/work-proof';
import { deriveKey } from '../../platform/aes-gcm';
import { phoneProofRequired, type Refused, workProofRequired } from '../../platform/refusal';
import { sameText } from '../../platform/same-text';
import type { Services } from '../../platform/services';
import { MINUTE } from '../../scheduling/zone';

const challengeOf = (salt: string, number: number | string) => hash('sha256', `${salt}${number}`);

/** Proof-of-work tasks of a second or two for a browser, signed for one idempotency key each; nothing is stored. */
export class WorkProofs {
  private readonly key: KeyObject;

  /** @param secret the backend's ENCRYPTION_KEY */
  constructor(secret: string) {
    this.key = createSecretKey(deriveKey({ secret, use: 'work proof' }));
  }

  taskFor({ idempotencyKey, now }: { idempotencyKey: string; now: number }): WorkTask {
    const salt = `${(now + WORK_MINUTES * MINUTE).toString(36)}-${randomBytes(16).toString('hex')}`;
    const challenge = challengeOf(salt, randomInt(WORK_TRIES));
    return {
      salt,
      challenge,
      tries: WORK_TRIES,
      signature: this.signed({ salt, challenge, idempotencyKey }),
    };
  }

  isDone({ proof, idempotencyKey, now }: { proof: string; idempotencyKey: string; now: number }): boolean {
    if (!workProof.safeParse(proof).success) return false;
    const [salt = '', number = '', signature = ''] = proof.split('.');
    if (Number.parseInt(salt, 36) <= now) return false;
    return sameText(this.signed({ salt, challenge: challengeOf(salt, number), idempotencyKey }), signature);
  }

  private signed(task: { salt: string; challenge: string; idempotencyKey: string }): string {
    const text = `${task.salt}|${task.challenge}|${task.idempotencyKey}`;
    return createHmac('sha256', this.key).update(text).digest('hex');
  }
}

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
}): Promise<Refused | null> {
  if (address === null) return null;
  const asked = { name: 'unproved-booking', duration: DAY, key: networkOf(address) };
  const counted = await limits.count({ ...asked, points: Math.max(1, freeRequestsPerAddressDay) });
  if (counted.consumedPoints <= freeRequestsPerAddressDay) return null;
  const isByCode = phoneProof !== 'never';
  if (!isByCode && workProofs.isDone({ proof: work, idempotencyKey, now })) return null;
  measures.tell('refusal', { limit: asked.name });
  return isByCode ? phoneProofRequired() : workProofRequired(workProofs.taskFor({ idempotencyKey, now }));
}

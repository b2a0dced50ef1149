import { createHash, createHmac, createSecretKey, type KeyObject, randomBytes, randomInt } from 'node:crypto';
import { WORK_MINUTES, WORK_TRIES, type WorkTask, workProof } from '../../contract/work-proof';
import { deriveKey } from '../../platform/aes-gcm';
import { sameText } from '../../platform/same-text';
import { MINUTE } from '../../scheduling/zone';

const challengeOf = (salt: string, number: number | string) =>
  createHash('sha256').update(`${salt}${number}`).digest('hex');

/** Tasks that cost a browser a second or two, signed for one idempotency key each; nothing of them is stored. */
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

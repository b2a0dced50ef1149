import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { networkOf } from '../../contract/network';
import { isPostgres } from '../../platform/database';
import { consume, type MakeLimiter } from '../../platform/limits/limits';
import type { Measures } from '../../platform/measures';
import { MINUTE } from '../../scheduling/zone';
import { FairQueue, QueueFullError, type Turn } from './fair-queue';
import { type KnownDevice, knownDevices } from './known-device';
import { listKeys, storedLimiters } from './limit-table';
import { digest, KNOWN_ADDRESS, knownAddressKey, SignInLimits } from './sign-in-limits';
import { SlowLanes, type TakeTurn } from './slow-lane';

/** Known devices, known addresses, strangers: about five, five and two seconds of hashing. */
const CAPACITIES = [60, 60, 24] as const;
/** One is hashed while the others wait for the database. */
const SLOTS = 3;
const PACE = { gapMs: 15_000, timeoutMs: 15_000, capacity: 10 };
/** Milliseconds after which a place in a full queue is worth asking for again. */
const FULL_FOR = 2000;

interface Answering {
  set: (header: string, value: string) => void;
}

export interface Caller {
  ctx: Answering;
  address: string;
  device: KnownDevice | null;
}

/** Checks a few passwords at a time: known addresses first, those with many failures slowly; nobody can lock others out. */
export class SignInThrottle {
  private readonly queue = new FairQueue(CAPACITIES, SLOTS);
  private readonly slow: SlowLanes;
  private readonly limits: SignInLimits;
  private readonly ownPassword: RateLimiterAbstract;
  private readonly codes: RateLimiterAbstract;
  private readonly mails: RateLimiterAbstract;
  private known: Promise<Set<string>> | null = null;
  private knownUntil = 0;

  constructor(
    private readonly given: {
      measures: Measures;
      makeLimiter: MakeLimiter;
      /** The addresses staff have signed in from, as {@link knownAddressKey} names them. */
      listKnown: () => Promise<string[]>;
      /** Turn among other backends that try passwords too. */
      takeTurn?: TakeTurn | undefined;
    },
  ) {
    const { makeLimiter, takeTurn } = given;
    this.limits = new SignInLimits(makeLimiter);
    this.slow = new SlowLanes(PACE, takeTurn);
    this.ownPassword = makeLimiter({ name: 'own-password', points: 10, duration: 15 * 60 });
    this.codes = makeLimiter({ name: 'code', points: 8, duration: 15 * 60 });
    this.mails = makeLimiter({ name: 'mail', points: 3, duration: 30 * 60 });
  }

  /** Signs in by `prove`, whose null is a failure; throws RateLimitError when too many wait or this account was tried too often. */
  async signIn<Proven>(caller: Caller, account: string, prove: () => Promise<Proven | null>) {
    const { ctx, address, device } = caller;
    const known = device && knownDevices().knows({ device, account }) ? device.id : null;
    const rank = known ? 0 : (await this.isKnownAddress(address)) ? 1 : 2;
    const source = known ?? networkOf(address);
    const count = async () => {
      const found = await this.limits.count({ account, address, device: known });
      if (found.refusedFor > 0) this.refuseFor(ctx, found.refusedFor);
      if (found.lanes.length > 0) return { ...found, proven: null };
      return { ...found, proven: await this.proveAndForgive(prove, found.undo) };
    };
    const counted = await this.inTurn(ctx, { rank, source, work: count });
    if (counted.lanes.length === 0) return counted.proven;
    const { undo } = counted;
    for (const lane of counted.lanes) {
      const milliseconds = await this.slow.wait(lane);
      if (milliseconds === 0) continue;
      await undo();
      this.refuseFor(ctx, milliseconds);
    }
    return this.inTurn(ctx, { rank, source, work: () => this.proveAndForgive(prove, undo) }, undo);
  }

  private refuseFor(ctx: Answering, milliseconds: number): never {
    this.given.measures.tell('refusal', { limit: 'sign-in' });
    ctx.set('Retry-After', String(Math.max(1, Math.ceil(milliseconds / 1000))));
    throw new errors.RateLimitError('Too many failed sign-ins, try again later');
  }

  private async proveAndForgive<Proven>(prove: () => Promise<Proven | null>, undo: () => Promise<void>) {
    const proven = await prove();
    if (proven !== null) await undo();
    return proven;
  }

  private async inTurn<Value>(ctx: Answering, turn: Turn<Value>, onFull?: () => Promise<void>) {
    try {
      return await this.queue.run(turn);
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      await onFull?.();
      return this.refuseFor(ctx, FULL_FOR);
    }
  }

  /** Checks the password of a signed-in person. @throws RateLimitError after too many wrong ones */
  async proveOwn(ctx: Answering, account: string, prove: () => Promise<boolean>): Promise<boolean> {
    const spent = await consume(this.ownPassword, account);
    if (spent.consumedPoints > this.ownPassword.points) this.refuseFor(ctx, spent.msBeforeNext);
    const isRight = await this.inTurn(ctx, { rank: 0, source: account, work: prove });
    if (isRight) await this.ownPassword.delete(account);
    return isRight;
  }

  /** Remembers after a sign-in, by whatever way, that this address and these names belong together. */
  async remember(given: { names: string[]; address: string }): Promise<void> {
    const key = await this.limits.remember(given);
    (await this.known)?.add(key);
  }

  /** Proves a code, counted as a try until it is right; null for a wrong one. @throws RateLimitError when too many were given */
  async proveCode<Proof>(ctx: Answering, key: string, prove: () => Promise<Proof | null>) {
    const spent = await consume(this.codes, key);
    if (spent.consumedPoints > this.codes.points) this.refuseFor(ctx, spent.msBeforeNext);
    const proof = await prove();
    if (proof !== null) await this.codes.delete(key);
    return proof;
  }

  /** False when an address has been sent enough mails; a device it is known by has mails of its own. */
  async mayMail({ email, device }: { email: string; device: string | null }): Promise<boolean> {
    const spent = await consume(this.mails, digest(device ?? '', email.toLowerCase()));
    return spent.consumedPoints <= this.mails.points;
  }

  /** Read anew every minute: other backends have their own sign-ins. */
  private async isKnownAddress(address: string): Promise<boolean> {
    if (this.known === null || this.knownUntil < Date.now()) {
      this.knownUntil = Date.now() + MINUTE;
      this.known = this.given.listKnown().then((keys) => new Set(keys));
      this.known.catch(() => {
        this.known = null;
      });
    }
    return (await this.known).has(knownAddressKey(address));
  }
}

/** Turns of a lane are one count that ends with the pace. */
function turnsAmong(makeLimiter: MakeLimiter): TakeTurn {
  const turns = makeLimiter({ name: 'turn', points: 1, duration: PACE.gapMs / 1000 });
  return async (lane) => {
    const { consumedPoints, msBeforeNext } = await consume(turns, digest(lane));
    return consumedPoints <= 1 ? 0 : Math.max(1, msBeforeNext);
  };
}

export function createSignInThrottle(strapi: Core.Strapi, measures: Measures): SignInThrottle {
  const db = strapi.db.connection;
  const makeLimiter = storedLimiters(db);
  return new SignInThrottle({
    measures,
    makeLimiter,
    takeTurn: isPostgres(db) ? turnsAmong(makeLimiter) : undefined,
    listKnown: () => listKeys(db, KNOWN_ADDRESS, Date.now()),
  });
}

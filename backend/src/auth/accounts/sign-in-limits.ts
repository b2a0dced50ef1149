import { hash } from 'node:crypto';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { networkOf } from '../../contract/network';
import { consume, type MakeLimiter } from '../../platform/limits/limits';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const THREE_WEEKS = 21 * 24 * HOUR;

/** Failures after which an account, from wherever, is tried slowly by devices it does not know. */
const QUICK_PER_ACCOUNT = 20;
/** Failures of one address with all accounts after which it is slowed: a shift of thirty mistypes once or twice. */
const QUICK_PER_ADDRESS = 60;

export interface Attempt {
  /** Account as it was given, there or not: both are counted alike. */
  account: string;
  address: string;
  device: string | null;
}

interface Counted {
  /** Milliseconds; 0 when it may go on. */
  refusedFor: number;
  /** Lanes in which it waits behind others, and how often it has failed in each. */
  lanes: { lane: string; failures: number }[];
  /** Takes the count back: it succeeded, or was not tried at all. */
  undo: () => Promise<void>;
}

/** Returns a digest of what was typed, as somebody may have typed a password as their address. */
export function digest(...parts: string[]): string {
  return hash('sha256', JSON.stringify(parts), 'base64url');
}

const nameOf = (account: string) => account.trim().toLowerCase();

/**
 * Counts failed sign-ins. A device that has signed in to an account before counts for itself. Every other try counts for its address
 * with this account, for the account and for the address; too many of the first are refused, of the others slowed.
 */
export class SignInLimits {
  private readonly perDevice: RateLimiterAbstract;
  private readonly perPair: RateLimiterAbstract;
  private readonly perAccount: RateLimiterAbstract;
  private readonly perAddress: RateLimiterAbstract;
  private readonly knownPairs: RateLimiterAbstract;
  private readonly knownAddresses: RateLimiterAbstract;

  constructor(makeLimiter: MakeLimiter) {
    this.perDevice = makeLimiter({ name: 'device', points: 10, duration: QUARTER_HOUR });
    this.perPair = makeLimiter({ name: 'pair', points: 10, duration: QUARTER_HOUR });
    this.perAccount = makeLimiter({ name: 'account', points: QUICK_PER_ACCOUNT, duration: HOUR });
    this.perAddress = makeLimiter({ name: 'address', points: QUICK_PER_ADDRESS, duration: QUARTER_HOUR });
    this.knownPairs = makeLimiter({ name: 'known-pair', points: 1, duration: THREE_WEEKS });
    this.knownAddresses = makeLimiter({ name: KNOWN_ADDRESS, points: 1, duration: THREE_WEEKS });
  }

  /** Counts a try before it is looked at, so that many at once are counted too. */
  async count({ account, address, device }: Attempt): Promise<Counted> {
    const name = nameOf(account);
    if (device !== null) {
      const key = digest(device, name);
      const own = await consume(this.perDevice, key);
      const undo = async () => void (await this.perDevice.delete(key));
      if (own.consumedPoints <= this.perDevice.points) return { refusedFor: 0, lanes: [], undo };
    }
    return this.countStranger({ name, address: networkOf(address) });
  }

  private async countStranger({ name, address }: { name: string; address: string }): Promise<Counted> {
    const pair = digest(name, address);
    const fromHere = await consume(this.perPair, pair);
    if (fromHere.consumedPoints > this.perPair.points) {
      return { refusedFor: Math.max(1, fromHere.msBeforeNext), lanes: [], undo: async () => {} };
    }
    const ofAccount = await consume(this.perAccount, digest(name));
    const ofAddress = await consume(this.perAddress, digest(address));
    const isKnown = (await this.knownPairs.get(pair)) !== null;
    const slow = [
      { lane: `account ${name}`, isSlow: ofAccount.consumedPoints > this.perAccount.points },
      { lane: `address ${address}`, isSlow: ofAddress.consumedPoints > this.perAddress.points },
    ].filter(({ isSlow }) => isSlow && !isKnown);
    return {
      refusedFor: 0,
      lanes: slow.map(({ lane }) => ({ lane, failures: fromHere.consumedPoints })),
      undo: async () => {
        await this.perPair.reward(pair);
        await this.perAccount.reward(digest(name));
        await this.perAddress.reward(digest(address));
      },
    };
  }

  /** Remembers after a sign-in the address, with all names of the account, and forgets former failures. */
  async remember({ names, address }: { names: string[]; address: string }): Promise<string> {
    const place = networkOf(address);
    for (const name of new Set(names.map(nameOf))) {
      await this.perPair.delete(digest(name, place));
      await this.knownPairs.set(digest(name, place), 1, THREE_WEEKS);
    }
    await this.knownAddresses.set(digest(place), 1, THREE_WEEKS);
    return knownAddressKey(address);
  }
}

/** Name of the limiter whose keys are the addresses that staff have signed in from. */
export const KNOWN_ADDRESS = 'known-address';

export function knownAddressKey(address: string): string {
  return digest(networkOf(address));
}

import { errors } from '@strapi/utils';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const QUARTER_HOUR = 15 * 60;

/** Failures of one address with one account. */
const perPair = new RateLimiterMemory({ points: 10, duration: QUARTER_HOUR });
/** Failures of all addresses with one account. Does not hold back addresses the account has signed in from. */
const perAccount = new RateLimiterMemory({ points: 50, duration: QUARTER_HOUR });

/** Pairs of account and address that have signed in, so that strangers cannot lock anybody out. */
const trusted = new Set<string>();
const MAX_TRUSTED = 10_000;

interface Attempt {
  /** What was given as the account, known or not: both are counted alike. */
  account: string;
  address: string;
}

interface Answering {
  set: (header: string, value: string) => void;
}

const pairOf = ({ account, address }: Attempt) => `${account.toLowerCase()}|${address}`;

/** Refuses with 429 and Retry-After. */
function refuse({ ctx, milliseconds }: { ctx: Answering; milliseconds: number }): never {
  ctx.set('Retry-After', String(Math.max(1, Math.ceil(milliseconds / 1000))));
  throw new errors.RateLimitError('Too many failed sign-ins, try again later');
}

async function spent({ limiter, key }: { limiter: RateLimiterAbstract; key: string }): Promise<number> {
  const state = await limiter.get(key);
  return state && state.remainingPoints <= 0 ? state.msBeforeNext : 0;
}

/** @throws RateLimitError when this account was tried too often, from here or from everywhere */
export async function checkSignInLimits({
  ctx,
  attempt,
}: {
  ctx: Answering;
  attempt: Attempt;
}): Promise<void> {
  const pair = pairOf(attempt);
  const fromHere = await spent({ limiter: perPair, key: pair });
  const fromAll = trusted.has(pair)
    ? 0
    : await spent({ limiter: perAccount, key: attempt.account.toLowerCase() });
  const milliseconds = Math.max(fromHere, fromAll);
  if (milliseconds > 0) refuse({ ctx, milliseconds });
}

async function count({ limiter, key }: { limiter: RateLimiterAbstract; key: string }): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    // It is the next attempt that is refused.
    if (!(refused instanceof RateLimiterRes)) throw refused;
  }
}

export async function noteFailedSignIn(attempt: Attempt): Promise<void> {
  await count({ limiter: perPair, key: pairOf(attempt) });
  await count({ limiter: perAccount, key: attempt.account.toLowerCase() });
}

export async function noteSignIn(attempt: Attempt): Promise<void> {
  const pair = pairOf(attempt);
  await perPair.delete(pair);
  trusted.delete(pair);
  trusted.add(pair);
  const [oldest] = trusted;
  if (trusted.size > MAX_TRUSTED && oldest !== undefined) trusted.delete(oldest);
}

const mailsPerAccount = new RateLimiterMemory({ points: 3, duration: 60 * 60 });

/** False when an address has been sent enough mails within the hour. */
export async function mayMail(email: string): Promise<boolean> {
  try {
    await mailsPerAccount.consume(email.toLowerCase());
    return true;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return false;
  }
}

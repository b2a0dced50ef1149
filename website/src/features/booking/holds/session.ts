import 'server-only';
import { cookies, headers } from 'next/headers';
import { HOLD_COOKIE, HOLD_HEADER } from '@/lib/request/own-bookings';
import { getVisitorAddress } from '@/lib/request/visitor';
import { isHoldKey } from './rules';

/**
 * The key of the hold that the asking tab has, or null: as the tab says in a header of its call, otherwise as its browser
 * showed it last in the cookie. Opens nothing: it only tells one visitor's hold from another's.
 */
export async function readHoldKey(): Promise<string | null> {
  const [said, jar] = await Promise.all([headers(), cookies()]);
  const key = said.get(HOLD_HEADER) ?? jar.get(HOLD_COOKIE)?.value;
  return isHoldKey(key) ? key : null;
}

/**
 * For whom a booking page reads free times: whoever has a hold, counted by address; everybody else sees the same times,
 * asked for by the website itself, so that one answer serves all of them.
 */
export async function readTimesAsker(): Promise<{ visitor: string | null; holdKey: string | null }> {
  const holdKey = await readHoldKey();
  return { holdKey, visitor: holdKey === null ? null : await getVisitorAddress() };
}

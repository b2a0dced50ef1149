import 'server-only';
import { cookies, headers } from 'next/headers';
import { HOLD_COOKIE, HOLD_HEADER } from '@/lib/request/own-bookings';
import { getVisitorAddress } from '@/lib/request/visitor';
import { isHoldKey } from './rules';

/** Reads the key of the tab's hold, from its header or the cookie; null for none. It opens nothing. */
export async function readHoldKey(): Promise<string | null> {
  const [said, jar] = await Promise.all([headers(), cookies()]);
  const key = said.get(HOLD_HEADER) ?? jar.get(HOLD_COOKIE)?.value;
  return isHoldKey(key) ? key : null;
}

/** Returns for whom free times are read: the owner of a hold, or everybody else, who share one cached answer. */
export async function readTimesAsker(): Promise<{ visitor: string | null; holdKey: string | null }> {
  const holdKey = await readHoldKey();
  return { holdKey, visitor: holdKey === null ? null : await getVisitorAddress() };
}

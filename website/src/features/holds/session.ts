import 'server-only';
import { cookies } from 'next/headers';
import { HOLD_COOKIE, isHoldKey } from './rules';

/** The key of the hold this browser has, or null. Opens nothing: it only tells one visitor's hold from another's. */
export async function readHoldKey(): Promise<string | null> {
  const jar = await cookies();
  const key = jar.get(HOLD_COOKIE)?.value;
  return isHoldKey(key) ? key : null;
}

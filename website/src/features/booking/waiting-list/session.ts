import 'server-only';
import { readManageKey } from '@/features/booking/booked/session';
import { withFallback } from '@/lib/backend/errors';
import { getOwnWaiting } from './data';

/** Reads an entry by the key in this browser; null without one that opens it, `failed` when the backend cannot say. */
export async function readOpenedEntry(bookingNumber: string) {
  const manageKey = await readManageKey(bookingNumber, 'waiting');
  if (manageKey === null) return null;
  return await withFallback(async () => {
    const entry = await getOwnWaiting({ bookingNumber, manageKey });
    return entry && { entry, manageKey };
  }, 'failed');
}

import 'server-only';
import { type FreeTime, holdAnswer } from '@/contract/availability';
import { parseRefusal } from '@/contract/refusals';
import { backendRequest } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import { bookingHeaders, holdHeaders } from '@/lib/backend/website-key';
import type { WantedTime } from './schema';

export type HoldOutcome =
  | { status: 'held'; expiresAt: Date }
  | { status: 'taken'; next: FreeTime[] }
  | { status: 'none' };

/** Holds or renews a time (docs/appointments.md); never throws: without a hold the booking decides, so `none`. */
export async function holdTime({
  wanted: { locale: _, ...data },
  holdKey,
  visitor,
}: {
  wanted: WantedTime;
  holdKey: string;
  visitor: string | null;
}): Promise<HoldOutcome> {
  try {
    const answer = await backendRequest({
      method: 'POST',
      path: '/holds',
      headers: { ...bookingHeaders(visitor), ...holdHeaders(holdKey) },
      body: { data },
    });
    return { status: 'held', expiresAt: new Date(holdAnswer.parse(answer).data.expiresAt) };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    const refusal = parseRefusal(error);
    return refusal?.name === 'SlotTakenError'
      ? { status: 'taken', next: refusal.details.next }
      : { status: 'none' };
  }
}

/** Gives the hold up at once; when that fails, it ends by itself. */
export async function releaseHold({
  holdKey,
  visitor,
}: {
  holdKey: string;
  visitor: string | null;
}): Promise<void> {
  try {
    await backendRequest({
      method: 'DELETE',
      path: '/holds',
      headers: { ...bookingHeaders(visitor), ...holdHeaders(holdKey) },
    });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
  }
}

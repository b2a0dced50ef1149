import 'server-only';
import { type FreeTime, holdAnswer } from '@/contract/availability';
import { parseRefusal } from '@/contract/refusals';
import { send } from '@/lib/backend/calls';
import { nullIfUnavailable, orRefusal } from '@/lib/backend/errors';
import { holdHeaders, visitorHeaders } from '@/lib/backend/website-key';
import type { HoldAnswer } from './rules';
import type { WantedTime } from './schema';

type HoldOutcome = Exclude<HoldAnswer, { status: 'taken' }> | { status: 'taken'; next: FreeTime[] };

const callOf = async (holdKey: string) => ({
  path: '/holds',
  headers: { ...(await visitorHeaders()), ...holdHeaders(holdKey) },
});

/** Holds or renews a time (docs/appointments.md); never throws: without a hold the booking decides, so `none`. */
export async function holdTime(holdKey: string, wanted: WantedTime): Promise<HoldOutcome> {
  const { locale: _, ...data } = wanted;
  return await orRefusal(
    async (): Promise<HoldOutcome> => {
      const answer = await send({ ...(await callOf(holdKey)), data });
      const endsAt = Date.parse(holdAnswer.parse(answer).data.expiresAt);
      return { status: 'held', secondsLeft: (endsAt - Date.now()) / 1000 };
    },
    (error): HoldOutcome => {
      const refusal = parseRefusal(error);
      return refusal?.name === 'SlotTakenError'
        ? { status: 'taken', next: refusal.details.next }
        : { status: 'none' };
    },
  );
}

/** Gives the hold up at once; when that fails, it ends by itself. */
export async function releaseHold(holdKey: string): Promise<void> {
  await nullIfUnavailable(async () => send({ method: 'DELETE', ...(await callOf(holdKey)) }));
}

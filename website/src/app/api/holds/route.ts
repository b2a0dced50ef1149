import { z } from 'zod';
import { describeTimes, getCatalogue } from '@/features/booking/choices/data';
import { holdTime, releaseHold } from '@/features/booking/holds/mutations';
import type { HoldAnswer } from '@/features/booking/holds/rules';
import { wantedTimeSchema } from '@/features/booking/holds/schema';
import { readHoldKey } from '@/features/booking/holds/session';
import { publicCall } from '@/lib/guard/public';
import { refusalOf } from '@/lib/guard/refusal';

const NONE: HoldAnswer = { status: 'none' };

/** Holds or renews a time for this browser. Answers `none` when there can be no hold: the booking goes on without. */
export const POST = publicCall({
  read: ({ request }) => request.json().catch(() => null),
  schema: wantedTimeSchema,
  refused: (trouble) => (trouble.kind === 'backend' ? NONE : refusalOf(trouble)),
  handle: async ({ input: wanted }): Promise<HoldAnswer> => {
    const holdKey = await readHoldKey();
    if (holdKey === null) return NONE;
    const outcome = await holdTime(holdKey, wanted);
    if (outcome.status !== 'taken') return outcome;
    // Other times, by the clock of the branch.
    const branch = (await getCatalogue(wanted.locale)).branches.find(({ id }) => id === wanted.branch);
    const next = branch ? describeTimes(outcome.next, branch.timeZone, wanted.locale) : [];
    return { status: 'taken', next };
  },
});

/** Gives the hold of this browser up. */
export const DELETE = publicCall({
  read: () => ({}),
  schema: z.object({}),
  handle: async () => {
    const holdKey = await readHoldKey();
    if (holdKey !== null) await releaseHold(holdKey);
    return new Response(null, { status: 204 });
  },
});

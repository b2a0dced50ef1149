import 'server-only';
import type { z } from 'zod';
import {
  type Availability,
  availabilityAnswer,
  type availabilityQuery,
  type NextFree,
  nextFreeAnswer,
  type nextQuery,
} from '@/contract/availability';
import { seriesAnswer, type seriesQuery } from '@/contract/series';
import { readAnswer } from '@/lib/backend/calls';
import { withFallback } from '@/lib/backend/errors';
import { bookingHeaders, holdHeaders } from '@/lib/backend/website-key';
import { withTtlCache } from '@/lib/cache/ttl-cache';

/** Long enough to spare the backend a crowd, short enough that a shown time is seldom gone. */
const TTL_MS = 20_000;
/** A month of one doctor is some 50 KB. */
const MAX_ANSWERS = 200;

type AvailabilityQuery = z.input<typeof availabilityQuery>;

/** Free times from `from` over `days` days, by document ids, some seconds old. Throws BackendError (404 for unknown ids). */
export const readAvailability = withTtlCache({
  ttlMs: TTL_MS,
  max: MAX_ANSWERS,
  read: (params: AvailabilityQuery): Promise<Availability> =>
    readAnswer(availabilityAnswer, { path: '/availability', params, headers: bookingHeaders(null) }),
});

/** First free time of every doctor that has one, some seconds old. Throws BackendError (400 for unknown document ids). */
export const listNextFree = withTtlCache({
  ttlMs: TTL_MS,
  max: MAX_ANSWERS,
  read: async (params: z.input<typeof nextQuery>): Promise<NextFree[]> => {
    const call = { path: '/availability/next', params, headers: bookingHeaders(null) };
    return (await readAnswer(nextFreeAnswer, call)).data;
  },
});

/** The same as a help, not a need: none where they cannot be read, as a place can be chosen without them. */
export function nextFreeOrNone(asked: z.input<typeof nextQuery>): Promise<NextFree[]> {
  return withFallback(() => listNextFree(asked), []);
}

/** Whose limits a question counts against, and whose held times count as free. */
interface Asker {
  visitor: string | null;
  holdKey: string | null;
}

const headersOf = ({ visitor, holdKey }: Asker) => ({ ...bookingHeaders(visitor), ...holdHeaders(holdKey) });

/** The first whole series from a wanted start, asked fresh, or null; holds of `holdKey` count as free. @throws BackendError */
export async function findSeries({ visitor, holdKey, ...params }: z.input<typeof seriesQuery> & Asker) {
  const headers = headersOf({ visitor, holdKey });
  return (await readAnswer(seriesAnswer, { path: '/availability/series', params, headers })).data;
}

/**
 * Reads free times for booking: fresh each time, up to 42 days, for the length of a service, and counted against the
 * visitor's address; a time held by `holdKey` counts as free.
 * @throws BackendError (429 says when to try again)
 */
export function readFreeTimes({ visitor, holdKey, ...params }: AvailabilityQuery & Asker) {
  const headers = headersOf({ visitor, holdKey });
  return readAnswer(availabilityAnswer, { path: '/availability', params, headers });
}

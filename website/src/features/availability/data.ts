import 'server-only';
import { backendRequest } from '@/lib/backend/client';
import { bookingHeaders, holdHeaders } from '@/lib/backend/website-key';
import { type Availability, availabilitySchema, type NextFree, nextFreeSchema } from './schema';

/** Long enough to spare the backend a crowd, short enough that a shown time is seldom gone. */
const SECONDS_KEPT = 20;

const cache = { tags: ['availability'], revalidateSeconds: SECONDS_KEPT };

/**
 * Free times from `from` (the branch's date, "YYYY-MM-DD") over `days` days; ids are document ids.
 * For looking, not for booking: may be some seconds old. Throws BackendError (404 for unknown ids).
 */
export async function readAvailability(query: {
  doctor: string;
  branch: string;
  from: string;
  days: number;
}): Promise<Availability> {
  const answer = await backendRequest({
    method: 'GET',
    path: '/availability',
    params: query,
    headers: bookingHeaders(null),
    cache,
  });
  return availabilitySchema.parse(answer);
}

/** First free time of every doctor that has one, for the default service. Throws BackendError. */
export async function listNextFree(): Promise<NextFree[]> {
  const answer = await backendRequest({
    method: 'GET',
    path: '/availability/next',
    headers: bookingHeaders(null),
    cache,
  });
  return nextFreeSchema.parse(answer).data;
}

/**
 * The same for booking: asked fresh each time, up to 42 days, for the length of a service, and counted against
 * the visitor's address; what the owner of `holdKey` holds counts as free.
 * @throws BackendError (429 says when to try again)
 */
export async function readFreeTimes({
  visitor,
  holdKey,
  ...query
}: {
  doctor: string;
  branch: string;
  service: string;
  from: string;
  days: number;
  visitor: string | null;
  holdKey: string | null;
}): Promise<Availability> {
  const answer = await backendRequest({
    method: 'GET',
    path: '/availability',
    params: query,
    headers: { ...bookingHeaders(visitor), ...holdHeaders(holdKey) },
  });
  return availabilitySchema.parse(answer);
}

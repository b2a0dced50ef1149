import 'server-only';
import {
  type Availability,
  availabilityAnswer,
  type NextFree,
  nextFreeAnswer,
} from '@/contract/availability';
import { backendRequest } from '@/lib/backend/client';
import { bookingHeaders, holdHeaders } from '@/lib/backend/website-key';

/** Long enough to spare the backend a crowd, short enough that a shown time is seldom gone. */
const SECONDS_KEPT = 20;

const cache = { tags: ['availability'], revalidateSeconds: SECONDS_KEPT };

type Params = Record<string, string | number>;

function given(query: Record<string, string | number | undefined>): Params {
  return Object.fromEntries(
    Object.entries(query).filter((pair): pair is [string, string | number] => pair[1] !== undefined),
  );
}

/**
 * Free times from `from` (the branch's date, "YYYY-MM-DD") over `days` days; ids are document ids.
 * For looking, not for booking: may be some seconds old. Throws BackendError (404 for unknown ids).
 */
export async function readAvailability(query: {
  doctor: string;
  branch: string;
  /** The default service when there is none. */
  service?: string | undefined;
  from: string;
  days: number;
}): Promise<Availability> {
  const answer = await backendRequest({
    method: 'GET',
    path: '/availability',
    params: given(query),
    headers: bookingHeaders(null),
    cache,
  });
  return availabilityAnswer.parse(answer);
}

/**
 * First free time of every doctor that has one, at a branch or anywhere, for a service or the default one; ids are
 * document ids. Throws BackendError (400 for unknown ids).
 */
export async function listNextFree(
  place: { branch?: string | undefined; service?: string | undefined } = {},
): Promise<NextFree[]> {
  const answer = await backendRequest({
    method: 'GET',
    path: '/availability/next',
    params: given(place),
    headers: bookingHeaders(null),
    cache,
  });
  return nextFreeAnswer.parse(answer).data;
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
  return availabilityAnswer.parse(answer);
}

import 'server-only';
import { getEnvironment } from '../process/env';
import { HOLD_HEADER } from '../request/own-bookings';
import { getVisitorAddress } from '../request/visitor';

/** Headers of a booking call: proof that it comes from the website, and the visitor's address where there is one. */
export function bookingHeaders(visitor: string | null): Record<string, string> {
  return {
    'X-Website-Key': getEnvironment().WEBSITE_KEY,
    ...(visitor ? { 'X-Client-IP': visitor } : {}),
  };
}

/** Headers of a booking call for whoever sent this request: not for an answer that others share. */
export async function visitorHeaders(): Promise<Record<string, string>> {
  return bookingHeaders(await getVisitorAddress());
}

/** Shows the backend which phone the visitor has proved, and the work that their browser has done for it. */
export function proofHeaders(given: { proof: string | null; work?: string | null }): Record<string, string> {
  const { proof, work } = given;
  return { ...(proof ? { 'X-Phone-Proof': proof } : {}), ...(work ? { 'X-Work-Proof': work } : {}) };
}

/** Names the visitor's own hold, so that a held time stays visible to its visitor and gives way to the booking. */
export function holdHeaders(holdKey: string | null): Record<string, string> {
  return holdKey ? { [HOLD_HEADER]: holdKey } : {};
}

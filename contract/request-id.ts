/** Names one request from the edge to the mail, in every header it passes; Node writes names of headers so. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Formats of request ids: nginx's `$request_id`, and a UUID, which other edges send. */
const HEX = /^[0-9a-f]{32}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Returns a request id in its kept form, 32 hexadecimal digits; null for a text of any other shape. */
export function readRequestId(given: unknown): string | null {
  if (typeof given !== 'string') return null;
  const id = given.toLowerCase();
  if (HEX.test(id)) return id;
  return UUID.test(id) ? id.replaceAll('-', '') : null;
}

/** Returns the last eight digits of a request id, which people read out; some makers of ids begin with the time. */
export function shortRequestId(id: string): string {
  return id.slice(-8);
}

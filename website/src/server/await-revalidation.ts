import { randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { isStale } from './page-ages';

/** A response read to its end, with its status. */
export interface BufferedResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Known to this process alone, so that nobody else bypasses the response cache. */
const REFETCH_HEADER = { name: 'x-refetch', value: randomUUID() };
const NOT_FORWARDED = ['connection', 'accept-encoding', 'if-none-match', 'if-modified-since'];

/** Longest wait for a page that is being revalidated, ms. */
const TIMEOUT_MS = 2000;
/** Between one refetch and the next, ms: short at first, as a page is rendered in 100 to 200. */
const FIRST_PAUSE_MS = 40;
const LONGEST_PAUSE_MS = 250;
/** Circuit breaker: after a wait in vain (a backend that never answers looks like that) nobody waits for so long, ms. */
const BREAKER_OPEN_MS = 5000;

/** True for the requests of `refetch` itself. */
export function isRefetch(request: IncomingMessage): boolean {
  return request.headers[REFETCH_HEADER.name] === REFETCH_HEADER.value;
}

/**
 * Next answers the first visitor after a notice with the old page (or the old "not found") while it makes the new
 * one. That visitor is given the new one instead when it is done soon. With the backend down Next takes the old one for
 * good again, and so does the visitor. Not for pages that merely aged: see `PageAges`.
 */
export class RevalidationWaiter {
  #breakerOpenUntil = 0;

  /** The new response to a request that was just given a stale one, or null when there is none in time. */
  async awaitRevalidation(request: IncomingMessage): Promise<BufferedResponse | null> {
    const until = Date.now() + TIMEOUT_MS;
    if (Date.now() < this.#breakerOpenUntil) return null;
    for (
      let between = FIRST_PAUSE_MS;
      Date.now() < until;
      between = Math.min(between * 1.5, LONGEST_PAUSE_MS)
    ) {
      await pause(between);
      const answer = await refetch(request);
      if (answer && !isStale(answer.headers)) return answer;
    }
    this.#breakerOpenUntil = Date.now() + BREAKER_OPEN_MS;
    return null;
  }
}

/** Sends this very server the same request, bypassing the response cache. Null when that fails. */
export async function refetch({
  url,
  headers,
  socket,
}: Pick<IncomingMessage, 'url' | 'headers' | 'socket'>): Promise<BufferedResponse | null> {
  const forwarded = Object.entries(headers).filter(([name]) => !NOT_FORWARDED.includes(name));
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = http.get(
        {
          host: socket.localAddress,
          port: socket.localPort,
          path: url,
          headers: { ...Object.fromEntries(forwarded), [REFETCH_HEADER.name]: REFETCH_HEADER.value },
          signal: AbortSignal.timeout(TIMEOUT_MS),
        },
        resolve,
      );
      request.on('error', reject);
    });
    return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
  } catch {
    return null;
  }
}

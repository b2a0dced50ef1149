import { randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { isStale } from './page-ages';

/** An answer read whole, with its status. */
export interface WholeAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Known to this process alone, so that nobody else gets past the memory of answers. */
const ASKED_AGAIN = { name: 'x-asked-again', value: randomUUID() };
const NOT_FORWARDED = ['connection', 'accept-encoding', 'if-none-match', 'if-modified-since'];

/** Longest wait for a page that is being made anew, ms. */
const PATIENCE_MS = 2000;
/** Between one question and the next, ms: short at first, as a page is made in 100 to 200. */
const FIRST_PAUSE_MS = 40;
const LONGEST_PAUSE_MS = 250;
/** After waiting in vain, which is what a backend that never answers looks like, nobody waits for so long, ms. */
const RESIGNED_MS = 5000;

/** True for the questions of `FreshAnswers` itself. */
export function isAskedAgain(request: IncomingMessage): boolean {
  return request.headers[ASKED_AGAIN.name] === ASKED_AGAIN.value;
}

/**
 * Next answers the first visitor after a notice with the old page (or the old "not found") while it makes the new
 * one. That visitor is given the new one instead when it is done soon. With the backend down Next takes the old one for
 * good again, and so does the visitor. Not for pages that merely aged: see `PageAges`.
 */
export class FreshAnswers {
  #resignedUntil = 0;

  /** The new answer to a question that was just answered with an old one, or null. */
  async wait(request: IncomingMessage): Promise<WholeAnswer | null> {
    const until = Date.now() + PATIENCE_MS;
    if (Date.now() < this.#resignedUntil) return null;
    for (
      let between = FIRST_PAUSE_MS;
      Date.now() < until;
      between = Math.min(between * 1.5, LONGEST_PAUSE_MS)
    ) {
      await pause(between);
      const answer = await askAgain(request);
      if (answer && !isStale(answer.headers)) return answer;
    }
    this.#resignedUntil = Date.now() + RESIGNED_MS;
    return null;
  }
}

/** Asks this very server the same question, past the memory of answers. Null when that cannot be. */
export async function askAgain({
  url,
  headers,
  socket,
}: Pick<IncomingMessage, 'url' | 'headers' | 'socket'>): Promise<WholeAnswer | null> {
  const forwarded = Object.entries(headers).filter(([name]) => !NOT_FORWARDED.includes(name));
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = http.get(
        {
          host: socket.localAddress,
          port: socket.localPort,
          path: url,
          headers: { ...Object.fromEntries(forwarded), [ASKED_AGAIN.name]: ASKED_AGAIN.value },
          signal: AbortSignal.timeout(PATIENCE_MS),
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

import { networkOf } from '../../contract/network';
import type { Exchange } from '../render/rendered-response';

const MEGABYTE = 1024 * 1024;

/** Bounds of the memory that forms with pictures take: each is held whole while it is read. */
const LIMITS = {
  /** Sum of the lengths of all that are read at once. */
  bytes: 80 * MEGABYTE,
  /** Limit per visitor address, so that one visitor cannot use up all of it. */
  bytesOfVisitor: 40 * MEGABYTE,
  /** Most that wait for their turn, unread; and most of one visitor's address. */
  waiting: 64,
  waitingOfVisitor: 8,
  timeoutMs: 15_000,
};
export type LargeBodyLimits = typeof LIMITS;

interface Body {
  visitor: string;
  bytes: number;
  start: () => void;
}

function sumOf(bodies: Iterable<Body>): number {
  return Array.from(bodies, ({ bytes }) => bytes).reduce((sum, bytes) => sum + bytes, 0);
}

/** Lets large bodies be read at once within a bound of bytes; the next wait in order for a short time, unread. */
export class LargeBodies {
  readonly #limits: LargeBodyLimits;
  readonly #reading = new Set<Body>();
  /** In order. */
  readonly #waiting = new Set<Body>();

  constructor(limits: Partial<LargeBodyLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  /** Calls `start` when there is room, or `refuse` when not in time; the answer's end gives it back. */
  acquire(asked: Exchange & { bytes: number; start: () => void; refuse: () => void }): void {
    const { request, response, bytes, start, refuse } = asked;
    const body = { visitor: networkOf(String(request.headers['x-forwarded-for'] ?? '')), bytes, start };
    this.#waiting.add(body);
    response.once('close', () => {
      this.#waiting.delete(body);
      this.#reading.delete(body);
      this.#startNext();
    });
    this.#startNext();
    const refuseWaiting = () => {
      if (this.#waiting.delete(body)) refuse();
    };
    const { waiting, waitingOfVisitor, timeoutMs } = this.#limits;
    if (this.#waiting.size > waiting || this.#ofVisitor(body, this.#waiting).length > waitingOfVisitor)
      refuseWaiting();
    else if (this.#waiting.has(body)) setTimeout(refuseWaiting, timeoutMs).unref();
  }

  /** Starts requests in the order of arrival; a visitor who is at their own limit does not block the others. */
  #startNext(): void {
    for (const body of [...this.#waiting]) {
      const share = sumOf(this.#ofVisitor(body, this.#reading)) + body.bytes;
      if (share > this.#limits.bytesOfVisitor) continue;
      // Smaller ones that come later must not pass it.
      if (sumOf(this.#reading) + body.bytes > this.#limits.bytes) return;
      this.#waiting.delete(body);
      this.#reading.add(body);
      body.start();
    }
  }

  #ofVisitor({ visitor }: Body, bodies: Iterable<Body>): Body[] {
    return [...bodies].filter((other) => other.visitor === visitor);
  }
}

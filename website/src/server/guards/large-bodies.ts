import type { IncomingMessage, ServerResponse } from 'node:http';

const MEGABYTE = 1024 * 1024;

/** Bounds of the memory that forms with pictures take: each is held whole while it is read. */
export interface LargeBodyLimits {
  /** Sum of the lengths of all that are read at once. */
  bytes: number;
  /** The same of one visitor's address, so that nobody takes all of it. */
  bytesOfVisitor: number;
  /** Most that wait for their turn, unread; and most of one visitor's address. */
  waiting: number;
  waitingOfVisitor: number;
  timeoutMs: number;
}

const LIMITS: LargeBodyLimits = {
  bytes: 80 * MEGABYTE,
  bytesOfVisitor: 40 * MEGABYTE,
  waiting: 64,
  waitingOfVisitor: 8,
  timeoutMs: 15_000,
};

interface Size {
  visitor: string;
  bytes: number;
}

interface Waiting extends Size {
  start: () => void;
}

/** Lets large bodies be read at once within a bound of bytes; the next wait in order for a short time, unread. */
export class LargeBodies {
  readonly #limits: LargeBodyLimits;
  readonly #byVisitor = new Map<string, number>();
  #bytes = 0;
  #queue: Waiting[] = [];

  constructor(limits: Partial<LargeBodyLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  /** Calls `start` when there is room, or `refuse` when not in time; the answer's end gives it back. */
  acquire({
    request,
    response,
    bytes,
    start,
    refuse,
  }: {
    request: IncomingMessage;
    response: ServerResponse;
    bytes: number;
    start: () => void;
    refuse: () => void;
  }): void {
    const visitor = String(request.headers['x-forwarded-for'] ?? '');
    const isNext = !this.#queue.some((other) => this.#isHeldUp(other));
    if (isNext && this.#fits({ visitor, bytes })) {
      this.#begin({ visitor, bytes, response, start });
      return;
    }
    const own = this.#queue.filter((other) => other.visitor === visitor);
    const isFull = this.#queue.length >= this.#limits.waiting || own.length >= this.#limits.waitingOfVisitor;
    if (isFull) {
      refuse();
      return;
    }
    const leave = () => {
      clearTimeout(timer);
      response.off('close', leave);
      this.#queue = this.#queue.filter((other) => other !== one);
    };
    const one: Waiting = {
      visitor,
      bytes,
      start: () => {
        leave();
        this.#begin({ visitor, bytes, response, start });
      },
    };
    const timer = setTimeout(() => {
      leave();
      refuse();
    }, this.#limits.timeoutMs);
    response.once('close', leave);
    this.#queue.push(one);
  }

  #fits(one: Size): boolean {
    return this.#hasShare(one) && this.#bytes + one.bytes <= this.#limits.bytes;
  }

  #hasShare({ visitor, bytes }: Size): boolean {
    return (this.#byVisitor.get(visitor) ?? 0) + bytes <= this.#limits.bytesOfVisitor;
  }

  /** Waits for others, so smaller ones that come later must not pass it. */
  #isHeldUp(one: Size): boolean {
    return this.#hasShare(one) && !this.#fits(one);
  }

  #begin({ visitor, bytes, response, start }: Size & { response: ServerResponse; start: () => void }): void {
    this.#count({ visitor, bytes });
    response.once('close', () => {
      this.#count({ visitor, bytes: -bytes });
      this.#startNext();
    });
    start();
  }

  #count({ visitor, bytes }: Size): void {
    this.#bytes += bytes;
    const own = (this.#byVisitor.get(visitor) ?? 0) + bytes;
    if (own > 0) this.#byVisitor.set(visitor, own);
    else this.#byVisitor.delete(visitor);
  }

  /** Starts who came first; one whose visitor has enough keeps nobody else waiting. */
  #startNext(): void {
    for (const one of [...this.#queue]) {
      if (this.#isHeldUp(one)) return;
      if (this.#fits(one)) one.start();
    }
  }
}

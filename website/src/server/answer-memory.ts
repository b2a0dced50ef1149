import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';

/** An answer that may be given to everybody, packed. */
export interface KeptAnswer {
  headers: OutgoingHttpHeaders;
  etag: string | null;
  body: Buffer;
  /** Until when it is given without asking again, epoch milliseconds. */
  freshUntil: number;
}

const MAX_BYTES = 96 * 1024 * 1024;
/** What an answer takes beside its body. */
const OVERHEAD_BYTES = 2048;
/** For how long a question whose answer is for one visitor only is not looked at again. */
const PRIVATE_MS = 10_000;

/** The answers in memory, those not asked for longest going first; and the questions being answered just now. */
export class AnswerMemory {
  readonly #answers = new LRUCache<string, KeptAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + OVERHEAD_BYTES,
  });
  readonly #private = new LRUCache<string, true>({ max: 5000, ttl: PRIVATE_MS });
  readonly #flights = new Map<string, Promise<KeptAnswer | null>>();

  find(key: string): KeptAnswer | undefined {
    return this.#answers.get(key);
  }

  keep(key: string, answer: KeptAnswer): void {
    this.#answers.set(key, answer);
  }

  /** Something was published: pages are asked for anew. What was packed is used again where it has not changed. */
  expirePages(): void {
    this.#private.clear();
    this.#answers.forEach((answer) => {
      if (Number.isFinite(answer.freshUntil)) answer.freshUntil = 0;
    });
  }

  /** Such a question is not worth waiting for somebody else's answer. */
  isPrivate(key: string): boolean {
    return this.#private.has(key);
  }

  markPrivate(key: string): void {
    this.#private.set(key, true);
  }

  /** The same question that is being answered for somebody else: its answer, or null when it is not for all. */
  flight(key: string): Promise<KeptAnswer | null> | undefined {
    return this.#flights.get(key);
  }

  /** Says that a question is being answered; the function given back ends that, with what came of it. */
  begin(key: string): (answer: KeptAnswer | null) => void {
    let end: (answer: KeptAnswer | null) => void = () => {};
    this.#flights.set(
      key,
      new Promise((resolve) => {
        end = resolve;
      }),
    );
    return (answer) => {
      this.#flights.delete(key);
      end(answer);
    };
  }
}

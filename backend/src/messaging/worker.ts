import { AsyncLocalStorage } from 'node:async_hooks';
import type { Channel } from '../contract/channels';
import type { Database } from '../platform/database';
import { runInContext } from '../platform/logging/context';
import {
  type ClaimedMessage,
  claimDue,
  noteResult,
  type Result,
  renewLease,
  type UnsentReason,
} from './outbox';
import { describeFault, isRefusedForGood, pauseAfter } from './retry';
import { LeaseLost, type OutgoingMessage, type Transport } from './transport';

/** Time for which a message belongs to the sender that took it: longer than the transport's timeouts together. */
export const CLAIM_MS = 2 * 60_000;
/** The database's word that a message is ours is worth nothing when this process hung while it came, ms. */
const WORD_MS = 10_000;
const AT_ONCE = 5;
/** Reason of a message that was not tried yet. */
const QUIET_HOURS = 'QUIET_HOURS';

export interface Attempt {
  message: Pick<ClaimedMessage, 'documentId' | 'channel' | 'kind' | 'attempts'>;
  result: Result;
  durationMs: number;
}

/** A message with its words, nothing where it has none any more, or why typed words do not fit any more. */
export type Composed = OutgoingMessage | { unsent: UnsentReason } | null;

export interface OutboxWorkerOptions {
  db: Database;
  transports: Record<Channel, Transport>;
  /** Makes the words of a message that has none yet; null when it has nothing to say any more, or why it must not say it. */
  compose?: (message: ClaimedMessage) => Promise<Composed>;
  /** Time until which a message must not be sent, as people sleep; null for one that may. */
  notBefore?: (message: ClaimedMessage) => Promise<Date | null>;
  /** Returns why a message must never be sent, null for one that may; asked before each attempt. */
  refuse?: (message: ClaimedMessage) => Promise<string | null>;
  /** Checked again once the text is known, because its length decides its cost. */
  refuseWords?: (message: OutgoingMessage) => Promise<string | null>;
  /** Called with the outcome of each attempt, on account of the request that caused the message. */
  onAttempt: (attempt: Attempt) => void;
  onDone?: () => void;
  onError: (error: unknown) => void;
  now?: () => number;
  pollMs?: number;
}

export interface OutboxWorker {
  /** Looks for due messages now instead of at the next turn. Returns at once, never throws. */
  wake: () => void;
  deliverDue: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Sends the messages of the outbox in the background, retrying with growing pauses until the server accepts a message or refuses it
 * for good. Any number of processes may run one: each message is claimed by one of them for a time. If the sender dies between the
 * server's acceptance and our note of it, the message is sent again under the same id; with SMTP and gateways the only alternative
 * would be to lose it.
 */
export function createOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { db, transports, compose, notBefore, refuse, refuseWords, onAttempt, onDone, onError } = options;
  const { now = Date.now, pollMs = 15_000 } = options;
  let isStopped = false;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  /** Runs work as if nobody had asked for it: within their transaction it would read, and write, as a part of that. */
  const aside = AsyncLocalStorage.snapshot();

  /** Fences off a sender that hung: only who holds the lease in the database ends a message, and has it anew for a while. */
  async function isOurs(message: ClaimedMessage): Promise<boolean> {
    const asked = now();
    const isRenewed = await renewLease(db, message, new Date(asked + CLAIM_MS));
    return isRenewed && now() - asked < WORD_MS;
  }

  async function send(message: ClaimedMessage): Promise<Result> {
    const composed = compose ? await compose(message) : message;
    if (!composed) return { ok: true, stopped: true };
    if ('unsent' in composed) return { ok: false, outrun: true, reason: composed.unsent, retryAt: null };
    const reason = await refuseWords?.(composed);
    if (reason) return { ok: false, reason, retryAt: null };
    return { ok: true, providerId: await transports[message.channel].send(composed, () => isOurs(message)) };
  }

  async function trySending(message: ClaimedMessage): Promise<Result> {
    const later = (await notBefore?.(message)) ?? null;
    if (later) return { ok: false, postponed: true, reason: QUIET_HOURS, retryAt: later };
    const reason = await refuse?.(message);
    return reason ? { ok: false, reason, retryAt: null } : send(message);
  }

  /** Null for a message that another sender has taken over meanwhile. */
  async function sendOnce(message: ClaimedMessage): Promise<Result | null> {
    return trySending(message).catch((error: unknown): Result | null => {
      if (error instanceof LeaseLost) return null;
      const pause = isRefusedForGood(error) ? null : pauseAfter(message.attempts);
      const retryAt = pause === null ? null : new Date(now() + pause);
      return { ok: false, reason: describeFault(error), retryAt };
    });
  }

  async function attempt(message: ClaimedMessage): Promise<void> {
    const startedAt = performance.now();
    const result = await sendOnce(message);
    // Another process has taken over the message and records the result.
    if (result === null) return;
    await noteResult(db, message, result, new Date(now()));
    onAttempt({ message, result, durationMs: Math.round((performance.now() - startedAt) * 10) / 10 });
  }

  async function deliverDue(): Promise<void> {
    while (!isStopped) {
      const at = now();
      const [due, until] = [new Date(at), new Date(at + CLAIM_MS)];
      const messages = await claimDue(db, { now: due, until, limit: AT_ONCE });
      if (messages.length === 0) break;
      await Promise.all(
        messages.map((message) =>
          runInContext({ job: 'mail', ...(message.requestId ? { requestId: message.requestId } : {}) }, () =>
            attempt(message),
          ),
        ),
      );
    }
  }

  function wake(): void {
    if (isStopped) return;
    if (running) {
      isAskedAgain = true;
      return;
    }
    running = aside(deliverDue)
      .then(onDone)
      .catch(onError)
      .finally(() => {
        running = null;
        if (isAskedAgain) {
          isAskedAgain = false;
          wake();
        }
      });
  }

  const poll = setInterval(wake, pollMs);
  poll.unref();

  return {
    wake,
    deliverDue,
    stop: async () => {
      isStopped = true;
      isAskedAgain = false;
      clearInterval(poll);
      await running;
      for (const transport of Object.values(transports)) transport.close?.();
    },
  };
}

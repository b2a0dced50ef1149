import type { Database } from '../platform/database';
import { runInContext } from '../platform/logging/context';
import { type ClaimedMail, claimDue, noteResult, RECIPIENT_LIMIT, type Result, renewLease } from './outbox';
import { describeFault, isRefusedForGood, pauseAfter } from './retry';
import { LeaseLost, type Mail, type Transport } from './transport';

const MINUTE = 60_000;

/** How long a mail belongs to the sender that took it: longer than the transport's timeouts together. */
export const CLAIM_MS = 2 * MINUTE;
/** The database's word that a mail is ours is worth nothing when this process hung while it came, ms. */
const WORD_MS = 10_000;
const AT_ONCE = 5;

/** One try to send a mail, without its words and its recipient. */
export interface MailAttempt {
  mail: Pick<ClaimedMail, 'documentId' | 'kind' | 'attempts'>;
  result: Result;
  durationMs: number;
}

export interface MailWorkerOptions {
  db: Database;
  transport: Transport;
  /** Makes the words of a mail that has none yet; null when it has nothing to say any more. */
  compose?: (mail: ClaimedMail) => Promise<Mail | null>;
  /** False for a mail whose recipient has had enough of its kind; asked once for each, before the first attempt. */
  mayReceive?: (mail: ClaimedMail) => Promise<boolean>;
  /** Told what came of each attempt, on account of the request that caused the mail. */
  onAttempt: (attempt: MailAttempt) => void;
  /** Told whenever everything that was due has been tried. */
  onDone?: () => void;
  /** Told when the outbox itself cannot be read or written. */
  onError: (error: unknown) => void;
  /** Epoch milliseconds. */
  now?: () => number;
  /** Pause between two looks when nobody wakes the worker. */
  pollMs?: number;
}

/** Sends what the outbox holds. */
export interface MailWorker {
  /** Something was written: look now instead of at the next turn. Returns at once, never throws. */
  wake: () => void;
  /** Sends everything that is due; resolves when nothing more is. */
  deliverDue: () => Promise<void>;
  /** Takes no more mails and waits for the one under way. */
  stop: () => Promise<void>;
}

/**
 * Sends the mails of the outbox in the background, each again with growing pauses until the server takes it
 * or refuses it for good. Any number of processes may run one: a mail is taken by one of them, for a time. A sender
 * that hangs for longer loses it to another and does not end it when it wakes. A mail whose sender dies between the
 * server's yes and our note of it is sent again under the same Message-ID; SMTP leaves no better choice but losing it.
 */
export function createMailWorker(options: MailWorkerOptions): MailWorker {
  const { db, transport, compose, mayReceive, onAttempt, onDone, onError } = options;
  const { now = Date.now, pollMs = 15_000 } = options;
  let isStopped = false;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  /** Fences off a sender that hung: only who holds the lease in the database ends a mail, and has it anew for a while. */
  async function isOurs(mail: ClaimedMail): Promise<boolean> {
    const asked = now();
    const isRenewed = await renewLease({ db, mail, until: new Date(asked + CLAIM_MS) });
    return isRenewed && now() - asked < WORD_MS;
  }

  async function send(mail: ClaimedMail): Promise<boolean> {
    const composed = compose ? await compose(mail) : mail;
    if (composed) await transport.send(composed, () => isOurs(mail));
    return composed !== null;
  }

  /** Null for a mail that another sender has taken over meanwhile. */
  async function sendOnce(mail: ClaimedMail): Promise<Result | null> {
    if (mail.attempts === 1 && mayReceive && !(await mayReceive(mail)))
      return { ok: false, reason: RECIPIENT_LIMIT, retryAt: null };
    return send(mail).then(
      (isSent): Result => (isSent ? { ok: true } : { ok: true, stopped: true }),
      (error): Result | null => {
        if (error instanceof LeaseLost) return null;
        const pause = isRefusedForGood(error) ? null : pauseAfter(mail.attempts);
        const retryAt = pause === null ? null : new Date(now() + pause);
        return { ok: false, reason: describeFault(error), retryAt };
      },
    );
  }

  async function attempt(mail: ClaimedMail): Promise<void> {
    const startedAt = performance.now();
    const result = await sendOnce(mail);
    // Whoever has the mail now notes what becomes of it.
    if (result === null) return;
    await noteResult({ db, mail, result, now: new Date(now()) });
    onAttempt({ mail, result, durationMs: Math.round((performance.now() - startedAt) * 10) / 10 });
  }

  async function deliverDue(): Promise<void> {
    while (!isStopped) {
      const at = now();
      const mails = await claimDue({ db, now: new Date(at), until: new Date(at + CLAIM_MS), limit: AT_ONCE });
      if (mails.length === 0) break;
      await Promise.all(
        mails.map((mail) =>
          runInContext({
            context: { job: 'mail', ...(mail.requestId ? { requestId: mail.requestId } : {}) },
            work: () => attempt(mail),
          }),
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
    running = deliverDue()
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
      transport.close();
    },
  };
}

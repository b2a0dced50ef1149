import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { ChangeNotice } from '../../contract/change-notice';
import type { Database } from '../../platform/database';
import { noteRun, readLastRuns } from '../../platform/last-runs';

const NAME = 'tellWebsite';

const lastNotice = z.object({
  /** Epoch milliseconds of the editor's change. */
  at: z.number(),
  model: z.string(),
  /** True when the website has answered that it knows. */
  isHeard: z.boolean(),
});

type LastNotice = z.infer<typeof lastNotice>;

export async function noteNotice(db: Database, notice: LastNotice): Promise<void> {
  await noteRun(
    { db, now: Date.now() },
    { name: NAME, isOk: notice.isHeard, details: JSON.stringify(notice) },
  );
}

export async function readLastNotice(db: Database): Promise<LastNotice | null> {
  const run = (await readLastRuns(db)).find(({ name }) => name === NAME);
  return run?.details ? lastNotice.parse(JSON.parse(run.details)) : null;
}

export type Change = Pick<ChangeNotice, 'model' | 'event'> & { documentId: string };

/** A change that is to be told, with the time of the first of those it stands for. */
type Waiting = Change & { changedAt: number };

export interface SenderOptions {
  websiteUrl: string;
  secret: string;
  /** Called when the first try to deliver a message has failed; others follow. */
  onDelayed?: (change: Waiting) => void;
  onDelivered?: (change: Waiting) => void;
  onGivenUp: (change: Waiting, reason: string) => void;
  /** Changes within this many milliseconds are sent together, each once. */
  debounceMs?: number;
  retryAfterMs?: number[];
}

export interface Sender {
  /** Notes a change and returns at once; never throws. */
  announce: (change: Change) => void;
  /** Drops waiting notices and aborts running ones; later ones are ignored. */
  stop: () => void;
}

/** Value of the X-Signature header for a raw body. */
export function sign({ body, secret }: { body: string; secret: string }): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** Tells the website about changes: gathered, signed, tried a few times. A lost one is made good by refreshing in time. */
export function createSender(options: SenderOptions): Sender {
  const { websiteUrl, secret, onDelayed, onDelivered, onGivenUp } = options;
  const { debounceMs = 200, retryAfterMs = [1_000, 5_000, 20_000] } = options;
  const waiting = new Map<string, Waiting>();
  const timers = new Set<NodeJS.Timeout>();
  const stopping = new AbortController();
  const stopped = stopping.signal;

  function later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timer.unref();
    timers.add(timer);
  }

  async function post(change: Waiting): Promise<void> {
    const body = JSON.stringify({ ...change, at: Date.now() } satisfies ChangeNotice);
    const response = await fetch(new URL('/api/revalidate', websiteUrl), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Signature': sign({ body, secret }) },
      body,
      redirect: 'error',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(5_000)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the website answered ${response.status}`);
  }

  function deliver(change: Waiting, attempt: number): void {
    post(change).then(
      () => {
        if (!stopped.aborted) onDelivered?.(change);
      },
      (error) => {
        if (stopped.aborted) return;
        const pause = retryAfterMs[attempt];
        if (attempt === 0) onDelayed?.(change);
        if (pause === undefined) onGivenUp(change, error instanceof Error ? error.message : 'unknown reason');
        else later(pause, () => deliver(change, attempt + 1));
      },
    );
  }

  function flush(): void {
    const changes = [...waiting.values()];
    waiting.clear();
    for (const change of changes) deliver(change, 0);
  }

  return {
    announce: (change) => {
      if (waiting.size === 0) later(debounceMs, flush);
      const key = `${change.model} ${change.documentId}`;
      waiting.set(key, { ...change, changedAt: waiting.get(key)?.changedAt ?? Date.now() });
    },
    stop: () => {
      stopping.abort();
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      waiting.clear();
    },
  };
}

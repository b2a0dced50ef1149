import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { writeExport } from './write-export';

/** Messages of the thread: how far it is, and in the end how many files were missing. */
export type Told = { done: number; total: number } | { missing: number };

/** Time between two messages of how far it is, ms. */
const TELL_MS = 1000;
const request = z.object({ file: z.string(), passphrase: z.string(), now: z.number() });

async function work(tell: (told: Told) => void): Promise<void> {
  let toldAt = 0;
  const { missing } = await writeExport({
    ...request.parse(workerData),
    onProgress: (done, total) => {
      if (Date.now() - toldAt < TELL_MS) return;
      toldAt = Date.now();
      tell({ done, total });
    },
  });
  tell({ missing: missing.length });
}

void work((told) => parentPort?.postMessage(told));

import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describeError } from '../contract/log-line';
import { getLogger } from './logging/logger';

/** Runs a module in a thread, for files of strangers, and returns the first message it posts; null where it fails or is ended. */
export function runAside<Answer>(
  file: string,
  workerData: unknown,
  { longestMs, memoryMb }: { longestMs: number; memoryMb: number },
): Promise<Answer | null> {
  return new Promise((resolve) => {
    const worker = new Worker(file, { workerData, resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    const end = (answer: Answer | null) => {
      clearTimeout(timer);
      resolve(answer);
      void worker.terminate();
    };
    const timer = setTimeout(() => end(null), longestMs);
    worker.once('message', end).once('error', (error) => {
      getLogger().error({ job: basename(file, '.js'), err: describeError(error) }, 'ended by a fault');
      end(null);
    });
  });
}

import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describeError } from '../contract/log-line';
import { getLogger } from './logging/logger';

/**
 * Runs a file in a thread of its own, which is ended when it takes too long or too much memory, and returns the first message
 * it posts. Files of strangers are read so: nobody's request waits meanwhile.
 *
 * @param file a compiled module that reads `workerData` and posts one message
 * @returns null where it was ended or failed
 */
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

import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

const EVERY_MS = 250;

/**
 * Copies what SQLite has written to its log into the database file from a thread of its own: on the main thread every request would
 * wait for the disk with it. Durability does not rest on it; without the thread SQLite copies when the log has grown (sqlite.ts).
 * Returns what to call before the database is closed.
 */
export function startCheckpoints(filename: string, onFault: (name: string) => void): () => Promise<void> {
  const worker = new Worker(join(__dirname, 'checkpoint-worker.js'), {
    workerData: { filename, everyMs: EVERY_MS },
  });
  worker.unref();
  const ended = new Promise<void>((done) => worker.once('exit', () => done()));
  worker.on('error', (error) => onFault(error.name));
  return async () => {
    worker.postMessage('stop');
    await ended;
  };
}

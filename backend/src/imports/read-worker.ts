import { parentPort, workerData } from 'node:worker_threads';
import { type FileReading, type GivenFile, readFile } from './read-file';
import { UnreadableFile } from './table';

const { bytes, kind, now }: GivenFile = workerData;
readFile(bytes, kind, now).then(
  (parts) => parentPort?.postMessage({ parts } satisfies FileReading),
  (error: unknown) => {
    if (!(error instanceof UnreadableFile)) throw error;
    parentPort?.postMessage({ fault: error.fault } satisfies FileReading);
  },
);

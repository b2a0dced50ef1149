import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { z } from 'zod';
import { applyPragmas } from './sqlite';

// Thread that startCheckpoints starts. PASSIVE checkpoints neither wait nor block.
const { filename, everyMs } = z.object({ filename: z.string(), everyMs: z.number() }).parse(workerData);
const connection = new Database(filename);
applyPragmas(connection);
const timer = setInterval(() => connection.pragma('wal_checkpoint(PASSIVE)'), everyMs);

parentPort?.once('message', () => {
  clearInterval(timer);
  connection.close();
  parentPort?.close();
});

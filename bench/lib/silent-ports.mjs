import { createServer } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/** Backlog after which the kernel drops connections: one more than given, on Linux. */
const WAITING = 1;

// Listens without accepting, in a sleeping thread: once the backlog is full, connections get no answer at all.
parentPort?.once('message', (ports) => {
  let open = 0;
  const servers = ports.map((port) =>
    createServer().listen({ port, host: '127.0.0.1', backlog: WAITING }, () => {
      open += 1;
      if (open < ports.length) return;
      parentPort?.postMessage('silent');
      Atomics.wait(workerData, 0, 0);
      for (const server of servers) server.close();
      parentPort?.postMessage('free');
      parentPort?.close();
    }),
  );
});
parentPort?.postMessage('here');

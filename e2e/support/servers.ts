import { once } from 'node:events';
import { createServer, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { KEEP_ALIVE_MS } from '../../contract/connections';
import { environment } from './environment';
import { test } from './fixtures';

/** A server of this process, which keeps connections at rest as long as ours do. @param on a port; any that is free when left out */
export async function serveHere(answer: RequestListener, on = 0) {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, answer).listen(on, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port, url: `http://127.0.0.1:${port}`, stop };
}

/** The backend of the tests under another address, where answers can be held up, or fail. @param target asked at every call */
export async function startHeldBackend(target = () => environment.backendUrl) {
  let isHeld = false;
  let failing: RegExp | null = null;
  const asks: string[] = [];
  const waiting: (() => void)[] = [];
  const { url, stop } = await serveHere((asked, answer) => {
    const forward = () => {
      const { method, headers } = asked;
      const onward = request(new URL(asked.url ?? '/', target()), { method, headers }, (came) => {
        answer.writeHead(came.statusCode ?? 502, came.headers);
        came.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      asked.pipe(onward);
    };
    asks.push(asked.url ?? '');
    if (failing?.test(asked.url ?? '')) answer.writeHead(500).end();
    else if (isHeld) waiting.push(forward);
    else forward();
  });
  return {
    ...{ url, stop },
    asked: (pattern: RegExp) => asks.filter((url) => pattern.test(url)).length,
    /** Answers calls whose address matches with 500; null: none any more. */
    fail: (pattern: RegExp | null) => {
      failing = pattern;
    },
    waiting: () => waiting.length,
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const forward of waiting.splice(0)) forward();
    },
  };
}

/** Ends what the tests of a file have started once they are over, the last first. Call it at the head of the file. */
export function endAfter() {
  const ends: (() => unknown)[] = [];
  test.afterAll(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });
  return <Started extends { stop: () => unknown }>(started: Started): Started => {
    ends.push(() => started.stop());
    return started;
  };
}

import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

export type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: string };

/** Address at which nobody listens: no program is given its port, and fetch asks there, unlike at 1 or 9. */
export const NOBODY = 'http://127.0.0.1:2';

/** Has a server listen on a free port of this machine; gives the port. */
export async function listenHere(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** A server of this process, until the end of the file. */
export async function serveHere(answer: RequestListener) {
  const server = createServer(answer);
  const port = await listenHere(server);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  afterAll(stop);
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** A real HTTP server that keeps what it is sent and answers 200, or what a test wants. */
export async function startListener() {
  const received: Received[] = [];
  let isSilent = false;
  const held: (() => void)[] = [];
  let answer = { statusOf: (_count: number) => 200, body: '' };
  const { url, stop } = await serveHere(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    received.push({ method, path, headers, body: await text(request) });
    const reply = () => response.writeHead(answer.statusOf(received.length)).end(answer.body);
    if (isSilent) held.push(reply);
    else reply();
  });
  return {
    ...{ url, received, stop },
    /** Sets the answer, by how many have asked where it says so; text as it is, anything else as JSON. */
    answerWith: (status: number | ((count: number) => number), body: unknown = '') => {
      isSilent = false;
      const statusOf = typeof status === 'function' ? status : () => status;
      answer = { statusOf, body: typeof body === 'string' ? body : JSON.stringify(body) };
      for (const reply of held.splice(0)) reply();
    },
    /** Answers nothing until answers are set again: who still waits then has one too. */
    fallSilent: () => {
      isSilent = true;
    },
  };
}

import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Listener {
  url: string;
  received: Received[];
  /** From now on nothing is answered. */
  fallSilent: () => void;
  stop: () => void;
}

/** A real HTTP server that keeps what it is sent and answers 200. */
export async function startListener(): Promise<Listener> {
  const received: Received[] = [];
  let isSilent = false;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      });
      if (!isSilent) response.writeHead(200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    fallSilent: () => {
      isSilent = true;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

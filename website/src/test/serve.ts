import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves a listener over a real socket of this machine. The tests end when they are through, whether or not it still listens. */
export async function serve<Kind extends typeof ServerResponse<IncomingMessage>>(
  listener: RequestListener,
  options: http.ServerOptions<typeof IncomingMessage, Kind> = {},
) {
  const server = http.createServer(options, listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done).unref());
  const { port } = server.address() as AddressInfo;
  return { server, port, base: `http://127.0.0.1:${port}` };
}

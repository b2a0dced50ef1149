import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

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

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };
type Asked = { path: string; method: string; headers: http.OutgoingHttpHeaders };

/**
 * Serves a listener over a real socket behind another that is made from it, and counts what gets through.
 *
 * @param front makes the listener that the requests meet first
 */
export async function serveBehind(
  front: (next: RequestListener) => RequestListener,
  listener: RequestListener,
) {
  let asked = 0;
  const { port } = await serve(
    front((request, response) => {
      asked += 1;
      return listener(request, response);
    }),
  );
  const ask = ({ path = '/en', method = 'GET', headers = {} }: Partial<Asked> = {}): Promise<Answer> =>
    new Promise((done, failed) => {
      const request = http.request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
        const { statusCode: status = 0, headers } = response;
        buffer(response).then((body) => done({ status, headers, body }), failed);
      });
      request.on('error', failed).end();
    });
  return { ask, port, asked: () => asked };
}

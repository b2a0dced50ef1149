import http from 'node:http';

const TIMEOUT_MS = 30_000;
const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

/** What an answer shows only when somebody forgot to hide it. */
const TRACE =
  /\n\s+at [\w.<>[\] ]+ \(|node_modules\/|\.[cm]?[jt]s:\d+:\d+|SqliteError|SQLITE_|select .{1,80} from |UnhandledPromise/i;

/**
 * Sends one request as it is, without mending it. Status 0 when no answer came.
 *
 * @param {{ base: string, asked: import('./fuzz-requests.mjs').Asked }} options
 * @returns {Promise<{ status: number, hasTrace: boolean, fault?: string }>}
 */
export function send({ base, asked, isAgain = false }) {
  const { hostname, port, host } = new URL(base);
  const given = new Map([['host', ['Host', host]]]);
  for (const [name, value] of asked.headers) given.set(name.toLowerCase(), [name, value]);
  const isChunked = given.has('transfer-encoding');
  if (asked.body !== null && !isChunked) {
    given.set('content-length', ['Content-Length', String(Buffer.byteLength(asked.body))]);
  }
  return new Promise((resolve) => {
    let request;
    const fail = (error) => {
      // The server had closed the connection, idle for long, at the moment it was used again.
      if (request?.reusedSocket && error.code === 'ECONNRESET' && !isAgain) {
        return resolve(send({ base, asked, isAgain: true }));
      }
      resolve({ status: 0, hasTrace: false, fault: error.code ?? error.message });
    };
    try {
      request = http.request({
        agent: isAgain ? false : agent,
        hostname,
        port,
        method: asked.method,
        path: asked.path,
        headers: [...given.values()].flat(),
        timeout: TIMEOUT_MS,
      });
    } catch (error) {
      return fail(error);
    }
    request.once('error', fail);
    request.once('timeout', () => request.destroy(new Error('timeout')));
    request.once('upgrade', (_response, socket) => {
      socket.destroy();
      resolve({ status: 101, hasTrace: false });
    });
    request.once('response', (response) => {
      const chunks = [];
      const type = String(response.headers['content-type']);
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('close', () => {
        const text = /text|json/.test(type) ? Buffer.concat(chunks).toString('utf8') : '';
        // Scripts and styles of a page name files; what is looked for is in what it says.
        const said = text.replace(/<script[\s\S]*?<\/script>/g, '');
        const isCode = /javascript|css/.test(type);
        resolve({
          status: response.statusCode,
          hasTrace: !isCode && TRACE.test(said),
          text: said.slice(0, 300),
        });
      });
    });
    request.end(asked.body ?? undefined);
  });
}

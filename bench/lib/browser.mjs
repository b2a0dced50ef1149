import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Pause before a client tries again where something failed, ms. */
export const AFTER_FAILURE_MS = 250;

/**
 * HTTP client of one simulated person: its own local address and kept-alive connections. No answer has the status 0. Nothing is
 * sent twice.  @param {{ port: number, number: number }} options number: below 128 * 2 ** 16
 */
export function browser({ port, number }) {
  const agent = new Agent({
    keepAlive: true,
    localAddress: `127.${1 + (number >> 16)}.${(number >> 8) & 255}.${1 + (number & 127)}`,
  });
  const own = {
    host: `localhost:${port}`,
    origin: `http://localhost:${port}`,
    'sec-fetch-site': 'same-origin',
  };
  const send = ({ method = 'GET', path, headers = {}, body }) =>
    new Promise((resolve) => {
      const all = { ...own, ...headers, ...(body ? { 'content-length': body.length } : {}) };
      const options = { host: '127.0.0.1', port, agent, method, path, headers: all };
      const sent = request(options, async (answer) => {
        const read = await buffer(answer).catch(() => null);
        resolve({ status: read ? answer.statusCode : 0, text: read?.toString() ?? '' });
      });
      sent.once('error', () => resolve({ status: 0, text: '' })).end(body);
    });
  return { send, close: () => agent.destroy() };
}

/** Sends a request and records the result with `what` it is, such as "read", and its start by `performance.now()`, ms. */
export async function sendNoted({ send, note, what, request: sent, isGood }) {
  const begin = performance.now();
  const answer = await send(sent);
  const judged = { ...answer, isGood: isGood(answer) };
  const { status, isGood: good } = judged;
  note({ what, path: sent.path, status, isGood: good, begin, ms: performance.now() - begin });
  return judged;
}

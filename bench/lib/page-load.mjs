import { connect } from 'node:net';
import { percentile } from './statistics.mjs';

/**
 * Asks for one page again and again over `clients` connections that are kept open, and counts. Made of bare sockets, because
 * a full HTTP client would be slower than what it measures.
 *
 * @param {{ url: string, clients: number, seconds: number }} options
 * @returns {Promise<{ perSecond: number, p50: number, p99: number, faults: number, bytes: number, body: number }>} times in
 *   milliseconds; a fault is any answer but 200; bytes: of the last answer; body: of them, without its headers
 */
export async function loadPage({ url, clients, seconds }) {
  const { hostname, port, host, pathname, search } = new URL(url);
  const good = Buffer.from('200');
  const request = Buffer.from(
    `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nAccept-Encoding: gzip, br\r\n\r\n`,
  );
  const times = [];
  let faults = 0;
  let bytes = 0;
  let body = 0;
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;

  const oneClient = () =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let held = Buffer.alloc(0);
      let sentAt = 0;
      const send = () => {
        sentAt = performance.now();
        socket.write(request);
      };
      socket.on('connect', send);
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
        const length = wholeAnswer(held);
        if (length === null) return;
        const now = performance.now();
        times.push(now - sentAt);
        bytes = length;
        body = length - held.indexOf(HEAD_END) - HEAD_END.length;
        if (!held.subarray(9, 12).equals(good)) faults += 1;
        held = held.subarray(length);
        if (now < endsAt) send();
        else socket.end(() => resolve(undefined));
      });
    });
  await Promise.all(Array.from({ length: clients }, oneClient));

  const perSecond = times.length / ((performance.now() - startedAt) / 1000);
  return { perSecond, p50: percentile(times, 0.5), p99: percentile(times, 0.99), faults, bytes, body };
}

const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');

/** The length of the first whole answer in the bytes, or null while some of it is missing. */
function wholeAnswer(held) {
  const head = held.indexOf(HEAD_END);
  if (head === -1) return null;
  const [, length] = /content-length: (\d+)/i.exec(held.toString('latin1', 0, head)) ?? [];
  if (length !== undefined) {
    const end = head + 4 + Number(length);
    return held.length >= end ? end : null;
  }
  const last = held.indexOf(LAST_CHUNK, head + 2);
  return last === -1 ? null : last + LAST_CHUNK.length;
}

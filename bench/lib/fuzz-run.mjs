import http from 'node:http';

const AT_ONCE = 24;
const MOST_EXAMPLES = 200;
const TIMEOUT_MS = 30_000;
const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

/** Text that an answer shows only when somebody forgot to hide it. */
const TRACE =
  /\n\s+at [\w.<>[\] ]+ \(|node_modules\/|\.[cm]?[jt]s:\d+:\d+|SqliteError|SQLITE_|select .{1,80} from |UnhandledPromise/i;

/** Counts of a kind of request, by the names of their columns. */
export const NONE = { sent: 0, '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0, 'no answer': 0, 'error traces': 0 };

/** Counts what was answered, by kind of request. */
export class Tally {
  groups = new Map();
  faults = [];
  faultCount = 0;
  /** Answers that the description of a published call does not have; counted among the faults. */
  undescribed = 0;
  sent = 0;

  note(asked, answer) {
    const name = `${asked.app}: ${asked.group}`;
    const group = this.groups.get(name) ?? { ...NONE };
    this.groups.set(name, group);
    group.sent += 1;
    group[`${Math.floor(answer.status / 100)}xx`] += 1;
    // Ended without an answer: a request that Node's own parser breaks off has had a 400 before.
    const isSilent = answer.status === 0;
    if (isSilent) group['no answer'] += 1;
    if (answer.hasTrace) group['error traces'] += 1;
    const undescribed = asked.faultOf?.(answer) ?? null;
    if (undescribed !== null) this.undescribed += 1;
    if (answer.status < 500 && !isSilent && !answer.hasTrace && undescribed === null) return;
    if (undescribed !== null && this.undescribed < MOST_EXAMPLES) console.log(undescribed);
    this.faultCount += 1;
    if (this.faults.length < MOST_EXAMPLES) this.faults.push({ asked, answer });
  }
}

/**
 * Sends requests to a site that runs until so many have been sent, and none after `until`, epoch milliseconds. `renew` keeps
 * those who ask signed in.
 */
export async function sendAll({ tally, upTo, until, next, renew, site }) {
  const lane = async () => {
    while (tally.sent < upTo && Date.now() < until) {
      tally.sent += 1;
      if (tally.sent % 10_000 === 0) console.log(`${tally.sent} sent, ${tally.faultCount} faults`);
      if (tally.sent % 1000 === 0) await renew();
      const asked = next();
      const base = asked.app === 'backend' ? site.backendUrl : site.siteUrl;
      tally.note(asked, await send({ base, asked }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** Sends one request as it is, without mending it. Status 0 when no answer came. */
function send({ base, asked, isAgain = false }) {
  const { hostname, port, host } = new URL(base);
  const given = new Map([['host', ['Host', host]]]);
  for (const [name, value] of asked.headers) given.set(name.toLowerCase(), [name, value]);
  const isTooLong = [asked.path, ...[...given.values()].flat()].join('').length > http.maxHeaderSize;
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
      // Node answers a head that is too long with 431 and closes: where a body is still on its way, the answer can be lost.
      if (isTooLong && ['ECONNRESET', 'EPIPE'].includes(error.code)) {
        return resolve({ status: 431, hasTrace: false });
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
          ...(asked.faultOf ? { whole: text } : {}),
        });
      });
    });
    request.end(asked.body ?? undefined);
  });
}

import http from 'node:http';
import { createChoices } from './fuzz-random.mjs';
import { backendRequest, MORE_WEBSITE_PATHS, websiteRequest } from './fuzz-requests.mjs';

const AT_ONCE = 24;
const MOST_EXAMPLES = 200;
const TIMEOUT_MS = 30_000;
const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

/** What an answer shows only when somebody forgot to hide it. */
const TRACE =
  /\n\s+at [\w.<>[\] ]+ \(|node_modules\/|\.[cm]?[jt]s:\d+:\d+|SqliteError|SQLITE_|select .{1,80} from |UnhandledPromise/i;

/** Answers that say that the server failed; 501 is Node's and ours for what no server knows. */
const isFault = ({ status }) => status >= 500;
/** The connection ended without an answer. A request that Node's own parser breaks off has had a 400 before. */
const isSilent = ({ status }) => status === 0;

/**
 * Sends `count` malformed requests, as the seed has them, to a site that runs.
 *
 * @param {object} options
 * @param {number} options.count
 * @param {number} options.minutes stops after them, also before `count` is reached
 * @param {number} options.seed
 * @param {{ siteUrl: string, backendUrl: string }} options.site
 * @param {{ backend: object[], website: { routes: object[], actions: object[] } }} options.routes
 * @param {Awaited<ReturnType<import('./fuzz-site.mjs').createRoles>>} options.roles
 * @param {{ forReading: Record<string, string[]>, forChanges: Record<string, string[]> }} options.known
 */
export async function runFuzz({ count, minutes, seed, site, routes, roles, known, only }) {
  const random = createChoices(seed);
  /** @type {Map<string, Record<string, number>>} */
  const groups = new Map();
  const faults = [];
  let faultCount = 0;
  const note = ({ asked, answer, ms }) => {
    const name = `${asked.app}: ${asked.group}`;
    const group = groups.get(name) ?? {
      requests: 0,
      2: 0,
      3: 0,
      4: 0,
      5: 0,
      silent: 0,
      traces: 0,
      slowest: 0,
    };
    groups.set(name, group);
    group.requests += 1;
    group[Math.floor(answer.status / 100)] += 1;
    if (isSilent(answer)) group.silent += 1;
    if (answer.hasTrace) group.traces += 1;
    group.slowest = Math.max(group.slowest, ms);
    if (!isFault(answer) && !isSilent(answer) && !answer.hasTrace) return;
    faultCount += 1;
    if (faults.length < MOST_EXAMPLES) faults.push({ asked, answer });
  };
  const website = { ...routes.website, routes: [...routes.website.routes, ...MORE_WEBSITE_PATHS] };
  const next = () => {
    const toBackend = only ? only === 'backend' : random.chance(0.6);
    return toBackend
      ? backendRequest({ random, routes: routes.backend, roles: roles.backend, known })
      : websiteRequest({ random, ...website, roles: roles.website, known, origin: site.siteUrl });
  };
  const until = Date.now() + minutes * 60_000;
  let sent = 0;
  const lane = async () => {
    while (sent < count && Date.now() < until) {
      sent += 1;
      if (sent % 10_000 === 0) console.log(`${sent} sent, ${faultCount} faults`);
      if (sent % 1000 === 0) await roles.renew();
      const asked = next();
      const startedAt = Date.now();
      const answer = await send({ base: asked.app === 'backend' ? site.backendUrl : site.siteUrl, asked });
      note({ asked, answer, ms: Date.now() - startedAt });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return { sent, groups, faults, faultCount };
}

/**
 * Sends one request as it is, without mending it. Status 0 when no answer came.
 *
 * @param {{ base: string, asked: import('./fuzz-requests.mjs').Asked }} options
 * @returns {Promise<{ status: number, hasTrace: boolean, fault?: string }>}
 */
function send({ base, asked, isAgain = false }) {
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

import { randomUUID } from 'node:crypto';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { buffer } from 'node:stream/consumers';

/**
 * A site as it is reached from here.
 *
 * @typedef {object} Site
 * @property {string} url its public address, such as `https://clinic.example`
 * @property {string} host where it really is, such as `127.0.0.1`
 * @property {string} [ca] the certificate that is believed
 */
/** @typedef {{ status: number, type: string, cookies: string, body: Buffer }} Answer cookies: to be sent along again */

/**
 * Asks a site, and follows nothing.
 *
 * @param {Site} site
 * @param {string} path
 * @param {{ method?: string, headers?: Record<string, string>, form?: Record<string, string> }} [options]
 * @returns {Promise<Answer>} rejects where no whole answer comes
 */
export async function ask({ url, host, ca }, path, { method = 'GET', headers = {}, form } = {}) {
  const { protocol, hostname, port, host: named } = new URL(url);
  const body = form ? Buffer.from(new URLSearchParams(form).toString()) : null;
  const described = body
    ? { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length }
    : {};
  const options = {
    host,
    port: port || undefined,
    path,
    method,
    headers: { host: named, ...described, ...headers },
  };
  const sent =
    protocol === 'https:'
      ? requestSecure({ ...options, servername: hostname, ca, agent: false })
      : requestPlain({ ...options, agent: false });
  /** @type {import('node:http').IncomingMessage} */
  const answer = await new Promise((done, failed) => {
    sent.once('response', done).once('error', failed).end(body);
  });
  return {
    status: answer.statusCode ?? 0,
    type: answer.headers['content-type'] ?? '',
    cookies: (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; '),
    body: await buffer(answer),
  };
}

/**
 * Books the last of the next free times.
 *
 * @param {{ site: Site, api: Site, key: string }} options `api`: the backend; `key`: WEBSITE_KEY
 * @returns {Promise<{ status: string, href: string, cookies: string }>} "booked", the path of its confirmation, and who may
 *   see it
 */
export async function bookOnce({ site, api, key }) {
  const next = await ask(api, '/api/availability/next', { headers: { 'X-Website-Key': key } });
  const { doctor, branch, startsAt } = JSON.parse(next.body.toString()).data.at(-1);
  const form = {
    by: 'doctor',
    doctor,
    branch,
    time: startsAt,
    firstName: 'Laila',
    lastName: 'Hassan',
    phone: '+201112345678',
    email: '',
    age: '34',
    additionalNotes: '',
    contractType: 'cash',
    consent: 'on',
    idempotencyKey: randomUUID(),
  };
  const headers = { origin: site.url, 'sec-fetch-site': 'same-origin' };
  const answer = await ask(site, '/en/booking/request', { method: 'POST', headers, form });
  return { ...JSON.parse(answer.body.toString()), cookies: answer.cookies };
}

import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { serveHere } from './serve-here.mjs';

const CLIENT = { id: 'clinic-test', secret: 'a-secret-of-the-test' };

/** The backend's settings for a provider of social sign-in at a port of this machine. @param {number} port */
export function openIdSettings(port) {
  const address = `http://127.0.0.1:${port}`;
  return {
    OPENID_NAME: 'Clinic directory',
    OPENID_AUTHORIZE_URL: `${address}/authorize`,
    OPENID_TOKEN_URL: `${address}/token`,
    OPENID_USERINFO_URL: `${address}/userinfo`,
    OPENID_CLIENT_ID: CLIENT.id,
    OPENID_CLIENT_SECRET: CLIENT.secret,
  };
}

/**
 * A small OpenID Connect server: a page that asks for an e-mail address and believes it, or does not vouch for it, a token
 * for its code, with the moment of `auth_time` where the form has one or a fresh proof was asked for, and the address for the token. It ends with this process, or when it is told to.
 *
 * @param {Record<string, string>} settings as made by {@link openIdSettings}
 * @returns {Promise<() => Promise<void>>} ends it, which frees its port
 */
export async function startOpenIdServer(settings) {
  /** @type {Map<string, object>} codes and tokens that were given, and for whom */
  const given = new Map();
  /** @param {object} person */
  const give = (person) => {
    const key = `given-${randomBytes(8).toString('hex')}`;
    given.set(key, person);
    return key;
  };
  const port = Number(new URL(settings.OPENID_TOKEN_URL ?? '').port);
  const { stop } = await serveHere(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider');
    const body = new URLSearchParams(await text(request));
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? '';
    /** @param {unknown} answer */
    const send = (answer) => {
      response.writeHead(answer ? 200 : 401, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(answer ?? { error: 'invalid_request' }));
    };
    if (url.pathname === '/authorize' && request.method === 'POST') {
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      const isProved = !body.has('unproved');
      const person = {
        email: body.get('email') ?? '',
        email_verified: body.has('words') ? String(isProved) : isProved,
        // Whoever is asked for a fresh proof says when it was (OpenID Connect Core 1.0, 2).
        auth_time: Number(body.get('auth_time') ?? (url.searchParams.has('max_age') ? Date.now() / 1000 : 0)),
      };
      back.searchParams.set('code', give(person));
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      response.writeHead(303, { Location: back.href }).end();
    } else if (url.pathname === '/authorize') {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      // The moment by the clock of the browser, which is that of the site; this process has its own.
      const moment = url.searchParams.has('max_age')
        ? '<input name="auth_time" type="hidden"><script>document.forms[0].auth_time.value = Date.now() / 1000</script>'
        : '';
      response.end(
        '<!doctype html><html lang="en"><title>Directory</title><link rel="icon" href="data:,">' +
          `<form method="post"><label>Email <input name="email" type="email"></label>${moment}<button>Allow</button></form>`,
      );
    } else if (url.pathname === '/token') {
      const person = given.get(body.get('code') ?? '');
      given.delete(body.get('code') ?? '');
      const claims = Buffer.from(JSON.stringify(person ?? {})).toString('base64url');
      const isOurs = person && body.get('client_secret') === CLIENT.secret;
      const proven =
        person && 'auth_time' in person && person.auth_time ? { id_token: `e30.${claims}.` } : {};
      send(isOurs ? { access_token: give(person), ...proven } : null);
    } else {
      send(given.get(bearer));
    }
  }, port);
  return stop;
}

import { hookRequest } from './fuzz-hooks.mjs';
import { actionBody, bodyOf, oddHeaders, queryString } from './fuzz-parts.mjs';
import { TEXTS } from './fuzz-random.mjs';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'LINK'];
/** Would end the session that the other requests need, or leave the editor without an account of his own. */
const ENDS_SESSION =
  /\/(logout|auth\/sessions)|^\/admin\/(login|access-token|users\/me|users|roles|api-tokens|transfer)/;

/** @typedef {{ app: string, group: string, method: string, path: string, headers: [string, string][], body: string | null }} Asked */

const BACKEND_GROUPS = [
  [
    'booking calls',
    /^\/api\/(appointments|availability|holds|cards|contact-messages|incoming-messages|calls|calendar|figures|time-blocks|log-entries|patients|staff-accounts|outbox-messages)/,
  ],
  ['account calls', /^\/api\/(auth|users|connect|second-factor|users-permissions)/],
  ['content calls', /^\/api\//],
  ["editor's content", /^\/(content-manager|i18n|upload|content-type-builder)/],
  ["editor's other calls", /^\//],
];

const pathText = (random) =>
  random.chance(0.15)
    ? random.pick(['%ff', '%00', '%', '%2e%2e', '%2f', '%5c', '%0a', '%c0%af', '%F0%9F'])
    : encodeURIComponent(random.pick(TEXTS).toWellFormed()) || 'x';

function fill({ random, path, known }) {
  return path.replace(/\[\[?\.{0,3}(\w+)\]?\]|:(\w+)(\([^)]*\))?|\(\.\*\)/g, (_, bracket, colon) => {
    const name = bracket ?? colon ?? 'rest';
    const values = known[name];
    return values && random.chance(0.5) ? encodeURIComponent(random.pick(values)) : pathText(random);
  });
}

/** Makes a malformed request to a route of the backend, as somebody with a role. @returns {Asked} */
export function backendRequest({ random, routes, roles, known }) {
  const route = random.pick(routes);
  const role = random.pick(roles);
  const isChange = route.method !== 'GET';
  let path = fill({ random, path: route.path, known: isChange ? known.forChanges : known.forReading });
  // Small numbers are ids of what the editor has; nothing of that may be changed by chance.
  if (isChange) path = path.replace(/\/\d+(?=\/|$)/g, '/x');
  const isOwnSession = role.name !== 'anonymous' && isChange && ENDS_SESSION.test(path);
  const headers = [...(isOwnSession ? [] : role.headers({ random, path }))];
  const query = random.chance(0.6) ? `?${queryString(random)}` : '';
  const method = random.chance(0.95) ? route.method : random.pick(METHODS);
  const sent = isChange || random.chance(0.05) ? bodyOf(random) : null;
  if (sent?.type) headers.push(['Content-Type', sent.type]);
  if (random.chance(0.15)) headers.push(...oddHeaders(random));
  const group = BACKEND_GROUPS.find(([, pattern]) => pattern.test(route.path))?.[0] ?? 'other';
  return { app: 'backend', group, method, path: path + query, headers, body: sent?.body ?? null };
}

const FORMS = /\/(request|message|logout|search|export)$/;

/** Endings of any path: the router's data of a page, of a part of it, or nothing at all. */
const ENDS = ['/', '.rsc', '.segments/_tree.segment.rsc', '.json', '%2F'];

function websitePath({ random, route, known, pages }) {
  if (random.chance(0.15)) return random.pick(pages);
  const path = fill({ random, path: route.path, known: known.forReading });
  return random.chance(0.05) ? path + random.pick(ENDS) : path;
}

/** One malformed request to the website: a page, a route or a Server Action, as somebody of a role. */
export function websiteRequest({ random, routes, actions, roles, known, origin, pages, phones }) {
  if (random.chance(0.05)) return hookRequest({ random, phones });
  const role = random.pick(roles);
  const headers = [...role.headers({ random })];
  const route = random.pick(routes);
  const anywhere = () => websitePath({ random, route, known, pages });
  if (random.chance(0.3)) {
    const action = random.pick(actions);
    // Next looks for an action in every form, wherever it goes.
    const isElsewhere = random.chance(0.2);
    const path = isElsewhere ? anywhere() : fill({ random, path: action.path, known: known.forReading });
    const sent = actionBody({ random, id: action.id });
    headers.push(['Origin', origin]);
    if (sent.header) headers.push(['Next-Action', sent.header]);
    if (sent.type) headers.push(['Content-Type', sent.type]);
    if (random.chance(0.1)) headers.push(...oddHeaders(random));
    const group = isElsewhere ? 'Server Actions elsewhere' : 'Server Actions';
    return { app: 'website', group, method: 'POST', path, headers, body: sent.body };
  }
  const path = anywhere();
  const isForm = FORMS.test(route.path);
  const method = random.chance(0.6) ? (isForm ? 'POST' : 'GET') : random.pick(METHODS);
  const query = random.chance(0.5) ? `?${queryString(random)}` : '';
  const sent = !['GET', 'HEAD'].includes(method) || random.chance(0.03) ? bodyOf(random) : null;
  if (random.chance(0.7)) headers.push(['Origin', origin]);
  if (sent?.type) headers.push(['Content-Type', sent.type]);
  if (random.chance(0.3)) headers.push(...oddHeaders(random));
  const group = groupOfRoute(route);
  return { app: 'website', group, method, path: path + query, headers, body: sent?.body ?? null };
}

function groupOfRoute({ path, isPage }) {
  if (FORMS.test(path)) return 'forms';
  if (!isPage) return 'calls and files';
  return path.includes('/admin') ? 'staff pages' : 'pages';
}

/** Paths beside the listed routes, and names that exist nowhere. */
export const MORE_WEBSITE_PATHS = (
  '/ /_next/image /_next/static/[x] /_next/data/[x]/en.json /_next/[x] /_next/[x]/[x] /favicon.ico /en/not-found/[x] ' +
  '/[x] /[x]/[x] /en/[x] /ar/[x]/[x] /%5F //[x] /api/[x] /api/[x]/[x] /en/[x]/[x]/[x]/[x] /health /health/[x] ' +
  '/health/live/[x] /uploads /uploads/[x] /uploads/[x]/[x] /en/blog/feed.xml.rsc /ar/blog/feed.xml/[x] /en/v/[number]'
)
  .split(' ')
  .map((path) => ({ path, isPage: true }));

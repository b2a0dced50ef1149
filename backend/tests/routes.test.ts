import { expect, test } from 'vitest';
import { z } from 'zod';
import { OPEN_ROUTES } from '../src/app/open-routes';
import { nounOf } from '../src/content/editorial/types';
import type { Role } from '../src/contract/roles';
import { handledBy } from '../src/platform/call';
import { createContractClinic } from './support/contract-clinic';
import { signInEditor } from './support/editor';
import {
  type Access,
  CALLERS,
  type Caller,
  isOfBranch,
  LET_IN,
  OWN_GATES,
  routeTable,
} from './support/route-table';
import { signIn } from './support/staff';
import { OPEN_IN_EDITOR } from './support/strapi-routes';

const { backend, clinic, book, contract, ask: callBackend } = await createContractClinic();
/** A booking in `clinic.branch` with both sides of a contract card. */
const appointment: string = (await book(await contract())).id;
const bearer = async (account: { role: 'authenticated' | Role; branches?: unknown; doctor?: string }) => ({
  Authorization: `Bearer ${await signIn({ backend, ...account })}`,
});
const headers = {
  nobody: {},
  website: backend.websiteHeaders,
  registered: await bearer({ role: 'authenticated' }),
  staffEverywhere: await bearer({ role: 'staff' }),
  staffHere: await bearer({ role: 'staff', branches: [clinic.branch] }),
  staffElsewhere: await bearer({ role: 'staff', branches: [clinic.otherBranch] }),
  callCentre: await bearer({ role: 'call_centre', branches: [clinic.branch] }),
  reception: await bearer({ role: 'reception', branches: [clinic.branch] }),
  doctorHere: await bearer({ role: 'doctor', doctor: clinic.doctor }),
  doctorElsewhere: await bearer({ role: 'doctor', doctor: clinic.otherDoctor }),
  // A manager stands above branches, whatever was once stored.
  manager: await bearer({ role: 'manager', branches: [clinic.otherBranch] }),
};

const router = z.object({
  routes: z.array(z.object({ method: z.string(), path: z.string(), handler: z.string() })),
});

/** A route may name a controller of its own type by the last part of its name alone. */
function findController(name: string): string {
  const uids = backend.strapi.get('controllers').keys();
  return uids.find((uid: string) => uid.startsWith('api::') && uid.endsWith(`.${name}`)) ?? '';
}

const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Every route the running backend has, as "METHOD path". */
function listRoutes(): string[] {
  const routes = backend.strapi.server.listRoutes().flatMap(({ path, methods }) => {
    const known = methods.filter((method: string) => METHODS.has(method));
    return known.map((method: string) => `${method} ${String(path)}`);
  });
  return [...new Set(routes)].sort();
}

const plural = (noun: string) => backend.strapi.contentType(`api::${noun}.${noun}`).info.pluralName;

/** Ends the session it is made with, so it comes last. */
const LAST = 'POST /api/auth/logout';

async function ask(route: string, caller: Caller): Promise<Response> {
  const [method = '', path = ''] = route.split(' ');
  const address = path
    .replace('(.*)', 'google')
    .replace(':side', 'front')
    .replace(':id', path.startsWith('/api/appointments/') ? appointment : 'x')
    .replace(/:\w+/g, 'x');
  // A version from the future: whoever is let in gets 409, and the appointment stays as it is.
  const body = JSON.stringify({ data: { to: 'confirmed', version: 99 } });
  return await fetch(`${backend.url}${address}`, {
    method,
    redirect: 'manual',
    headers: { ...headers[caller], ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }) },
    ...(method === 'GET' ? {} : { body }),
  });
}

function handlers() {
  const { 'content-api': accounts } = z
    .object({ 'content-api': router })
    .parse(backend.strapi.plugin('users-permissions').routes);
  const routes = Object.values(backend.strapi.apis).flatMap((api) => Object.values(api.routes));
  return z
    .array(router)
    .parse(routes)
    .flatMap(({ routes: all }) => all)
    .concat(
      accounts.routes.map((route) => ({ ...route, handler: `plugin::users-permissions.${route.handler}` })),
    )
    .map(({ method, path, handler }) => {
      const [action = '', name = '', uid = ''] = handler.split('.').reverse();
      const named = uid.includes('::') ? `${uid}.${name}` : findController(name);
      const found: unknown = backend.strapi.controller(named as 'admin::user')[action];
      return { route: `${method} /api${path}`, handler: found };
    });
}

test('the table of calls leaves of what Strapi registers only the list of open calls', () => {
  const ours = /^\w+ \/(?:api\/(?!auth|users|connect)|health|uploads|\(|$)|_health/;
  const own = [/^\w+ \/api\/auth\/(second-factor|providers)/, ours];
  const calls = listRoutes().filter((route) => !own.some((pattern) => pattern.test(route)));
  expect([...OPEN_ROUTES].sort()).toEqual(calls);
  expect(calls).not.toContain('POST /upload/actions/upload-from-urls');
});

test('the table of calls has no way by the content manager to patients, accounts and codes, not for the super administrator', async () => {
  const editor = await signInEditor(backend);
  const uids = Object.keys(backend.strapi.contentTypes).filter((uid) => nounOf(uid) === undefined);
  expect(uids).toContain('api::appointment.appointment');
  const kinds = ['collection-types', 'single-types', 'relations', 'content-types', 'Collection-types'];
  const open: string[] = [];
  for (const uid of uids)
    for (const name of uid === uids[0] ? [uid, encodeURIComponent(uid)] : [uid])
      for (const kind of kinds) {
        const tail = kind === 'relations' ? '/createdBy' : kind === 'content-types' ? '/configuration' : '';
        const { status } = await editor.call('GET', `/content-manager/${kind}/${name}${tail}`);
        if (status !== 404) open.push(`${kind} ${name}: ${status}`);
      }
  expect(open).toEqual([]);
});

test('the table of calls names every call of the backend, and no other, and is said again by the one wrapper of calls: no handler of our own goes without', () => {
  const calls = listRoutes().filter((route) => route.includes(' /api/'));
  expect(Object.keys(routeTable(plural)).sort()).toEqual(calls);
  const gates = handlers().map(({ route, handler }) => [route, handledBy(handler)?.who]);
  expect(Object.fromEntries(gates.filter(([route]) => String(route) in OWN_GATES))).toEqual(OWN_GATES);
});

test('the table of calls is answered in the shapes of the contract, and with nothing beside them', async () => {
  const seen: string[] = [];
  for (const { route, handler } of handlers()) {
    const shape = handledBy(handler)?.answers;
    if (!shape || !route.startsWith('GET ')) continue;
    const access = routeTable(plural)[route] ?? 'nobody';
    const [caller = 'nobody'] = LET_IN[access].slice(-1);
    const answer = await ask(route, caller);
    if (answer.status !== 200) continue;
    const body: unknown = await answer.json();
    expect({ route, meta: {}, ...Object(shape.parse(body)) }).toEqual({ route, ...Object(body) });
    seen.push(route);
  }
  expect(seen.length).toBeGreaterThan(9);
});

/**
 * Callers of a call: everybody for one of those that are open to the same people; for the others, whose gate is
 * compared below, who has the least and the most rights of those let in, and of those refused.
 */
function askedAs(access: Access, isKnown: boolean): Caller[] {
  const isIn = (caller: Caller) => LET_IN[access].includes(caller);
  const ends = [CALLERS.filter(isIn), CALLERS.filter((caller) => !isIn(caller))].flatMap((all) => [
    ...all.slice(0, 1),
    ...all.slice(-1),
  ]);
  const isAsked = (caller: Caller) =>
    ends.includes(caller) || (isOfBranch(access) && caller === 'staffElsewhere');
  return isKnown ? CALLERS.filter(isAsked) : [...CALLERS];
}

test('the table of calls lets in whom it says, and nobody else', { timeout: 300_000 }, async () => {
  const table = Object.entries(routeTable(plural)).sort(
    ([a], [b]) => Number(a === LAST) - Number(b === LAST),
  );
  const wrong: string[] = [];
  const wasAsked = new Set<Access>();
  for (const [route, access] of table) {
    for (const caller of askedAs(access, wasAsked.has(access))) {
      const { status } = await ask(route, caller);
      const isOther = isOfBranch(access) && caller === 'staffElsewhere';
      const isRight = LET_IN[access].includes(caller)
        ? ![401, 403].includes(status) && status < 500 && !(isOfBranch(access) && status === 404)
        : (isOther ? [404] : [401, 403, 404, 405]).includes(status);
      if (!isRight) wrong.push(`${route} as ${caller}: ${status}`);
    }
    wasAsked.add(access);
  }
  expect(wrong).toEqual([]);
});

// PostgreSQL takes no NUL in a text; SQLite would not notice.
test('the table of calls is not upset by an address with a NUL', async () => {
  const addresses = listRoutes().filter((route) => route.includes(' /api/') && /:\w+/.test(route));
  expect(addresses.length).toBeGreaterThan(20);
  for (const route of addresses) {
    const [method = '', path = ''] = route.split(' ');
    const address = backend.url + path.replace('(.*)', 'x').replace(/:\w+/g, '%00');
    const response = await fetch(address, { method, headers: headers.manager });
    expect({ route, status: response.status }).toEqual({ route, status: 404 });
  }
  const query = await fetch(`${backend.url}/api/appointments?branch=%00`, { headers: headers.manager });
  expect(query.status).toBe(400);
});

test('the table of calls leaves the calls of the editor to the editor, and besides only pages, pictures and the sign of life', async () => {
  const routes = listRoutes().filter((route) =>
    /^\w+ \/(admin|content-manager|content-type-builder|email|upload|i18n|users-permissions|review-workflows)\b/.test(
      route,
    ),
  );
  expect(routes.length).toBeGreaterThan(100);
  const open: string[] = [];
  for (const route of routes) {
    // A manager has all rights of the others.
    for (const caller of ['nobody', 'manager'] as const) {
      const { status } = await ask(route, caller);
      if (![401, 403, 404, 405].includes(status) && !OPEN_IN_EDITOR.includes(route))
        open.push(`${route} as ${caller}: ${status}`);
    }
  }
  expect(open).toEqual([]);
  const known =
    /^\w+ \/(api|admin|content-manager|content-type-builder|email|upload|i18n|users-permissions)\b/;
  const others = listRoutes().filter(
    (route) => !known.test(route) && !/ \/(_health|health\/(live|ready|status))$/.test(route),
  );
  expect(others).toEqual(['GET /', 'GET /((?!uploads/).+)', 'GET /uploads/(.*)']);
});

test('staff of some branches see nothing when their branches are stored otherwise', async () => {
  for (const branches of [[], [1], 7, { all: true }]) {
    const token = await signIn({ backend, role: 'staff', branches });
    expect((await callBackend('/appointments', { token })).body.meta.pagination.total).toBe(0);
    expect((await callBackend(`/appointments/${appointment}`, { token })).status).toBe(404);
  }
});

import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Role } from '../src/contract/roles';
import { handledBy } from '../src/platform/call';
import { at, createBooker, createClinic, read } from './support/clinic';
import { documentsOf } from './support/documents';
import { CALLERS, type Caller, isOfBranch, LET_IN, OWN_GATES, routeTable } from './support/route-table';
import { createAccount, signIn, tokenOf } from './support/staff';
import { startStrapi } from './support/strapi';
import { OPEN_IN_EDITOR } from './support/strapi-routes';

async function bookWithCard(): Promise<string> {
  const { strapi, url, websiteHeaders } = backend;
  const { documentId: organisation } = await documentsOf(strapi, 'organisation').create({
    locale: 'en',
    status: 'published',
    data: { name: 'A company', kind: 'company' },
  });
  await documentsOf(strapi, 'branch').update({
    documentId: clinic.branch,
    locale: 'en',
    status: 'published',
    data: { organisations: [organisation] },
  });
  const photo = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#0b7a75' } })
    .jpeg()
    .toBuffer();
  const card = async () => {
    const key = { 'X-Website-Key': websiteHeaders['X-Website-Key'] };
    return (await read(await fetch(`${url}/api/cards`, { method: 'POST', headers: key, body: photo }))).body
      .data.card;
  };
  const booker = createBooker({ backend, clinic });
  const contract = { contractType: 'company', organisation, cardFront: await card(), cardBack: await card() };
  const booked = await booker.post(booker.request({ startsAt: at('10:00'), ...contract }));
  const row = await strapi.db
    .connection('appointments')
    .where({ booking_number: booked.body.data.bookingNumber })
    .first();
  return row.document_id;
}

const backend = await startStrapi();
const clinic = await createClinic(backend.strapi);
/** A booking in `clinic.branch` with both sides of a contract card. */
const appointment = await bookWithCard();
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
  const routes = backend.strapi.server
    .listRoutes()
    .flatMap(({ path, methods }) =>
      methods
        .filter((method: string) => METHODS.has(method))
        .map((method: string) => `${method} ${String(path)}`),
    );
  return [...new Set(routes)].sort();
}

const plural = (noun: string) => backend.strapi.contentType(`api::${noun}.${noun}`).info.pluralName;

/** Ends the session it is made with, so it comes last. */
const LAST = 'POST /api/auth/logout';

async function ask({ route, caller }: { route: string; caller: Caller }): Promise<Response> {
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

/** Every route of a controller, and what it calls. */
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

describe('the table of calls', () => {
  test('names every call of the backend, and no other', () => {
    const calls = listRoutes().filter((route) => route.includes(' /api/'));
    expect(Object.keys(routeTable(plural)).sort()).toEqual(calls);
  });

  test('is answered in the shapes of the contract, and with nothing beside them', async () => {
    const seen: string[] = [];
    for (const { route, handler } of handlers()) {
      const shape = handledBy(handler)?.answers;
      if (!shape || !route.startsWith('GET ')) continue;
      const access = routeTable(plural)[route] ?? 'nobody';
      const [caller = 'nobody'] = LET_IN[access].slice(-1);
      const answer = await ask({ route, caller });
      if (answer.status !== 200) continue;
      const body: unknown = await answer.json();
      expect({ route, meta: {}, ...Object(shape.parse(body)) }).toEqual({ route, ...Object(body) });
      seen.push(route);
    }
    expect(seen.length).toBeGreaterThan(9);
  });

  test('lets in whom it says, and nobody else', { timeout: 300_000 }, async () => {
    const table = Object.entries(routeTable(plural)).sort(
      ([a], [b]) => Number(a === LAST) - Number(b === LAST),
    );
    const wrong: string[] = [];
    for (const [route, access] of table) {
      for (const caller of CALLERS) {
        const { status } = await ask({ route, caller });
        const isOther = isOfBranch(access) && caller === 'staffElsewhere';
        const isRight = LET_IN[access].includes(caller)
          ? ![401, 403].includes(status) && status < 500 && !(isOfBranch(access) && status === 404)
          : (isOther ? [404] : [401, 403, 404, 405]).includes(status);
        if (!isRight) wrong.push(`${route} as ${caller}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('is said again by the one wrapper of calls: no handler of our own goes without', () => {
    const gates = handlers().map(({ route, handler }) => [route, handledBy(handler)?.who]);
    const ours = gates.filter(([route]) => String(route) in OWN_GATES);
    expect(Object.fromEntries(ours)).toEqual(OWN_GATES);
  });

  // PostgreSQL takes no NUL in a text; SQLite would not notice.
  test('is not upset by an address with a NUL', async () => {
    const addresses = listRoutes().filter((route) => route.includes(' /api/') && /:\w+/.test(route));
    expect(addresses.length).toBeGreaterThan(20);
    for (const route of addresses) {
      const [method = '', path = ''] = route.split(' ');
      const response = await fetch(`${backend.url}${path.replace('(.*)', 'x').replace(/:\w+/g, '%00')}`, {
        method,
        headers: headers.manager,
      });
      expect({ route, status: response.status }).toEqual({ route, status: 404 });
    }
    const query = await fetch(`${backend.url}/api/appointments?branch=%00`, { headers: headers.manager });
    expect(query.status).toBe(400);
  });

  test('leaves the calls of the editor to the editor', { timeout: 120_000 }, async () => {
    const routes = listRoutes().filter((route) =>
      /^\w+ \/(admin|content-manager|content-type-builder|email|upload|i18n|users-permissions|review-workflows)\b/.test(
        route,
      ),
    );
    expect(routes.length).toBeGreaterThan(150);
    const open: string[] = [];
    for (const route of routes) {
      for (const caller of ['nobody', 'website', 'manager'] as const) {
        const { status } = await ask({ route, caller });
        if (![401, 403, 404, 405].includes(status) && !OPEN_IN_EDITOR.includes(route)) {
          open.push(`${route} as ${caller}: ${status}`);
        }
      }
    }
    expect(open).toEqual([]);
  });

  test('and the table of the editor leave only pages, pictures and the sign of life', () => {
    const known =
      /^\w+ \/(api|admin|content-manager|content-type-builder|email|upload|i18n|users-permissions)\b/;
    const others = listRoutes().filter(
      (route) => !known.test(route) && !/ \/(_health|health\/(live|ready))$/.test(route),
    );
    expect(others).toEqual(['GET /', 'GET /((?!uploads/).+)', 'GET /uploads/(.*)']);
  });
});

describe('staff of some branches', () => {
  let here: string;
  let elsewhere: string;

  beforeAll(async () => {
    here = await signIn({ backend, role: 'staff', branches: [clinic.branch] });
    elsewhere = await signIn({ backend, role: 'staff', branches: [clinic.otherBranch] });
    const booker = createBooker({ backend, clinic });
    for (const time of ['18:00', '19:00']) {
      const booked = await booker.post(booker.request({ branch: clinic.otherBranch, startsAt: at(time) }));
      expect(booked.status).toBe(201);
    }
  });

  const get = async (path: string, token: string) =>
    read(await fetch(`${backend.url}/api${path}`, { headers: { Authorization: `Bearer ${token}` } }));

  test('see and count the appointments of those branches only', async () => {
    for (const [token, branch, total] of [
      [here, clinic.branch, 1],
      [elsewhere, clinic.otherBranch, 2],
    ] as const) {
      const list = await get('/appointments', token);
      expect(list.body.meta.pagination.total).toBe(total);
      expect(list.body.data).toHaveLength(total);
      for (const row of list.body.data) expect(row.branch.documentId).toBe(branch);
      expect((await get('/appointments/counts', token)).body.data).toMatchObject({ pending: total, total });
    }
  });

  test('find nothing by asking for another branch', async () => {
    const list = await get(`/appointments?branch=${clinic.otherBranch}`, here);
    expect(list.body.data).toEqual([]);
    expect(list.body.meta.pagination.total).toBe(0);
  });

  test.each([[[]], [[1]], [7], [{ all: true }]])(
    'see nothing when their branches are stored as %j',
    async (branches) => {
      const token = await signIn({ backend, role: 'staff', branches });
      expect((await get('/appointments', token)).body.meta.pagination.total).toBe(0);
      expect((await get(`/appointments/${appointment}`, token)).status).toBe(404);
    },
  );

  test('are held to a change of their branches from the next request on', async () => {
    const account = await createAccount({ backend, role: 'staff', branches: [clinic.branch] });
    const token = await tokenOf({ backend, account });
    expect((await get(`/appointments/${appointment}`, token)).status).toBe(200);
    await backend.strapi.db
      .query('plugin::users-permissions.user')
      .update({ where: { id: account.id }, data: { branches: [clinic.otherBranch] } });
    expect((await get(`/appointments/${appointment}`, token)).status).toBe(404);
  });
});

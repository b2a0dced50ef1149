import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';

/** An address of the publication, as this site is reached. */
const here = (address: string) => address.replace(environment.publicUrl, environment.siteUrl);

test('other booking sites are told of free times, with an address that books', async ({ request }) => {
  const manifest = await request.get('/smart-scheduling/$bulk-publish');
  expect(manifest.status()).toBe(200);
  expect(manifest.headers()).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=60',
    'access-control-allow-origin': '*',
  });
  const { output, request: own } = await manifest.json();
  expect(own).toBe(`${environment.publicUrl}/smart-scheduling/$bulk-publish`);
  expect((await request.get('/smart-scheduling/%24bulk-publish')).status()).toBe(200);
  const lines: Record<string, unknown>[] = [];
  for (const { type, url } of output) {
    const file = await request.get(here(url));
    expect(file.headers()['content-type']).toBe('application/fhir+ndjson; charset=utf-8');
    const etag = file.headers().etag ?? '';
    expect((await request.get(here(url), { headers: { 'If-None-Match': etag } })).status()).toBe(304);
    const resources = (await file.text()).trimEnd().split('\n');
    lines.push(...resources.map((line) => JSON.parse(line)));
    expect(lines.at(-1)?.resourceType, url).toBe(type);
  }
  const slots = lines.filter(({ resourceType }) => resourceType === 'Slot');
  const { reference } = Object(slots[0]?.schedule);
  // The last of a doctor: the first may pass, or be booked, within the minute that the files are kept.
  const slot = slots.findLast(({ schedule }) => Object(schedule).reference === reference);
  const [deepLink] = (slot?.extension ?? []) as { valueUrl: string }[];
  const booking = await request.get(here(deepLink?.valueUrl ?? ''));
  expect(booking.status()).toBe(200);
  expect(await booking.text()).toContain('name="firstName"');
  for (const name of ['nothing.ndjson', '..%2f..%2fpackage.json', '%00'])
    expect((await request.get(`/smart-scheduling/${name}`)).status(), name).toBe(404);
});

test('pages of other sites may read the next free times and nothing else, and put none of ours in a frame', async ({
  request,
}) => {
  const headers = { Origin: 'https://other.example' };
  const allowed = async (path: string) =>
    (await request.get(path, { headers })).headers()['access-control-allow-origin'];
  expect(await allowed('/api/embed?lang=en')).toBe('*');
  const closed = '/api/availability/next?locale=en /api/user /en /en/admin/login /calendars/x.ics'.split(' ');
  for (const path of closed) expect(await allowed(path), path).toBeUndefined();
  const answer = await request.get('/api/embed?lang=ar');
  expect(answer.headers()['set-cookie']).toBeUndefined();
  const { times, all } = await answer.json();
  expect(times.length).toBeGreaterThan(0);
  expect(all.href).toBe(`${environment.publicUrl}/ar/booking?by=doctor`);
  const queries = { 'lang=en&doctor=999999': 404, 'lang=fr': 400, 'lang=en&doctor=x': 400 };
  for (const [query, status] of Object.entries(queries))
    expect((await request.get(`/api/embed?${query}`)).status(), query).toBe(status);
  const script = await request.get('/embed.js');
  expect(script.headers()['content-type']).toContain('text/javascript');
  expect((await script.body()).length).toBeLessThanOrEqual(5 * 1024);
  const page = await request.get('/en/booking');
  expect(page.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('published calls are described to anybody, and answered to keys alone', async ({ request }) => {
  const described = await request.get('/api/openapi.json', { headers: { Origin: 'https://other.example' } });
  expect(described.headers()['access-control-allow-origin']).toBe('*');
  const { openapi, servers, paths } = await described.json();
  expect([openapi, servers[0].url]).toEqual(['3.1.0', '/api/v1']);
  expect(Object.keys(paths)).toContain('/bookings/{number}/cancel');

  const key = { Authorization: `Bearer clinic_${'x'.repeat(43)}` };
  const json = { 'Content-Type': 'application/json' };
  const answers: [string, string, object, number][] = [
    ['GET', '/catalogue', {}, 401],
    ['GET', '/catalogue', { headers: key }, 401],
    ['GET', '/nothing', { headers: key }, 404],
    ['DELETE', '/catalogue', { headers: key }, 405],
    ['POST', '/bookings', { headers: { ...key, 'Content-Type': 'text/plain' }, data: 'x' }, 415],
    ['POST', '/bookings', { headers: { ...key, ...json }, data: Buffer.from('{') }, 400],
    ['POST', '/bookings', { headers: key, data: { data: 'x'.repeat(70_000) } }, 413],
    // No key stands in a page of another site: a browser there is refused whatever it sends.
    ['POST', '/bookings', { headers: { ...key, Origin: 'https://other.example' }, data: {} }, 403],
  ];
  for (const [method, path, options, status] of answers) {
    const answer = await request.fetch(`/api/v1${path}`, { method, ...options });
    expect(answer.status(), `${method} ${path}`).toBe(status);
    expect(answer.headers()['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect((await answer.json()).error).toBeDefined();
  }
});

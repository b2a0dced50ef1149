import { expect, test } from '../../support/fixtures';

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

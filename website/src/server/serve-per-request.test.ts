import type { RequestListener } from 'node:http';
import { expect, test, vi } from 'vitest';
import { KEPT, PAGE } from '../test/kept-page';
import { serveBehind } from '../test/serve';
import { createRenderer } from './render/render';
import { serveWebsite } from './serve-website';

// By this clock a page is kept for a second: what a test asks in that time does not hang on the machine.
vi.spyOn(performance, 'now').mockReturnValue(performance.now());

const serveListener = (listener: RequestListener) =>
  serveBehind((next) => serveWebsite({ next, render: createRenderer(next) }), listener);

/** A page that Next makes per request: it names its render, and is nobody's to keep. */
function pageMadePerRequest(): RequestListener {
  let render = 0;
  return (_request, response) => {
    render += 1;
    const control = 'private, no-cache, no-store, max-age=0, must-revalidate';
    response.writeHead(200, { ...KEPT, 'Cache-Control': control }).end(`${PAGE} render ${render}`);
  };
}

test('a booking page is made once a second for all who have nothing of their own there', async () => {
  const { ask, asked } = await serveListener(pageMadePerRequest());
  const path = '/ar/booking?by=doctor&doctor=7';
  const [first, ...others] = await Promise.all(Array.from({ length: 10 }, () => ask({ path })));
  expect(asked()).toBe(1);
  for (const { body } of others) expect(body).toEqual(first?.body);
  // No cache beyond this one may take it for its own.
  expect(first?.headers['cache-control']).toContain('no-store');
  await ask({ path: '/ar/booking?by=doctor&doctor=8' });
  expect(asked()).toBe(2);
});

test.each<Record<string, string>>([
  { cookie: 'NEXT_LOCALE=ar; booked-123-456-789=A~b~c' },
  { cookie: 'a-cookie-of-the-next-version=1' },
  { 'x-hold-key': '0123' },
  { authorization: 'Bearer 0123' },
])('whoever carries what may be their own (%o) is given a page of nobody else', async (headers) => {
  const { ask } = await serveListener(pageMadePerRequest());
  const path = '/en/booking-old';
  const shared = await ask({ path, headers: { cookie: 'NEXT_LOCALE=ar', 'x-forwarded-for': '192.0.2.7' } });
  expect((await ask({ path, headers })).body).not.toEqual(shared.body);
  expect((await ask({ path })).body).toEqual(shared.body);
});

test('an answer under a booking address that says by itself that nobody may keep it is not shared', async () => {
  const { ask, asked } = await serveListener((_request, response) => {
    response.writeHead(200, { 'Cache-Control': 'no-store' }).end(PAGE);
  });
  for (let times = 0; times < 2; times += 1) await ask({ path: '/en/booking' });
  expect(asked()).toBe(2);
});

test('a booking page for the router is shared with those who come from the same page', async () => {
  const { ask, asked } = await serveListener(pageMadePerRequest());
  const path = '/en/booking?by=doctor&_rsc=1';
  const from = (page: string) => ask({ path, headers: { rsc: '1', 'next-router-state-tree': page } });
  const [first, same] = [await from('doctors'), await from('doctors')];
  expect(same.body).toEqual(first.body);
  await from('branches');
  expect(asked()).toBe(2);
});

test('other pages that are made per request are given to one visitor each', async () => {
  const { ask, asked } = await serveListener(pageMadePerRequest());
  for (const path of ['/en/booking/confirmation/AB12', '/en/contact?sent=1', '/en/bookings']) {
    const before = asked();
    await Promise.all([ask({ path }), ask({ path })]);
    expect(asked() - before).toBe(2);
  }
});

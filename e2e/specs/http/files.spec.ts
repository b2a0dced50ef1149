import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';

/** An editor may replace a picture under its address. */
const HOUR = 60 * 60;

const pageOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test('pictures come from our own origin, as the browser takes them', async ({ request }) => {
  const html = await pageOf(request, '/en');
  const addresses = [...new Set(html.match(/\/uploads\/[\w.-]+/g))];
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses.slice(0, 3)) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
    expect(answer.headers()['cache-control']).toBe(`public, max-age=${HOUR}`);
    expect(answer.headers()['content-security-policy']).toContain('sandbox');
  }
  const [, upload] = /og:image" content="[^"]*(\/uploads\/[\w.-]+\.(?:webp|jpg|png))"/.exec(html) ?? [];
  expect(upload, 'the home page shows a photograph to previews').toBeTruthy();
  const address = `/_next/image?url=${encodeURIComponent(upload ?? '')}&w=384&q=75`;
  for (const type of ['image/avif', 'image/webp']) {
    const answer = await request.get(address, { headers: { Accept: type } });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe(type);
    const [, age] = /max-age=(\d+)/.exec(answer.headers()['cache-control'] ?? '') ?? [];
    expect(Number(age)).toBe(HOUR);
  }
  await test.step('nothing else is fetched for a visitor', async () => {
    for (const address of [
      '/_next/image?url=http%3A%2F%2F127.0.0.1%2Fx.png&w=384&q=75',
      '/_next/image?url=%2Fapi%2Fhealth&w=384&q=75',
      '/uploads/../.env',
      '/uploads/%2e%2e%2f.env',
    ])
      expect((await request.get(address)).status(), address).toBeGreaterThanOrEqual(400);
  });
});

test('a signed picture has one address, and icons are given by their names', async ({ request }) => {
  const html = await pageOf(request, '/en/doctors');
  const [, path = ''] = /og:image" content="[^"]*(\/api\/og\/[^"?]+)"/.exec(html) ?? [];
  expect(path).not.toBe('');
  for (const query of ['?n=1', '?n=2']) {
    const answer = await request.get(path + query, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe(path);
  }
  // Which icons are there: find-icons.test.ts.
  const answer = await request.get('/api/icons/lucide.json?icons=ear,no-such-icon');
  const expected = { prefix: 'lucide', icons: { ear: expect.anything() }, not_found: ['no-such-icon'] };
  expect(await answer.json()).toMatchObject(expected);
});

test('the site fits a home screen, and its styles know start and end alone', async ({ request }) => {
  await test.step('a home screen', async () => {
    for (const language of ['en', 'ar']) {
      const html = await pageOf(request, `/${language}/doctors`);
      const [, address = ''] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
      const answer = await request.get(address);
      expect(answer.headers()['content-type']).toContain('application/manifest+json');
      const manifest = await answer.json();
      expect(manifest).toMatchObject({
        lang: language,
        dir: language === 'ar' ? 'rtl' : 'ltr',
        start_url: `/${language}`,
        theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
        name: expect.stringMatching(language === 'ar' ? /\p{Script=Arabic}/u : /[A-Za-z]/),
      });
      expect(manifest.short_name.length).toBeLessThanOrEqual(30);
      expect(manifest.icons.length).toBeGreaterThan(2);
      const [, apple = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html) ?? [];
      for (const src of [apple, ...manifest.icons.map((icon: { src: string }) => icon.src)]) {
        const icon = await request.get(src);
        expect({ src, status: icon.status() }).toEqual({ src, status: 200 });
        expect(icon.headers()['content-type']).toMatch(/^image\//);
      }
    }
  });

  await test.step('stylesheets', async () => {
    const html = await pageOf(request, '/ar');
    const addresses = new Set(html.match(/(?<=href=")[^"]+\.css[^"]*/g));
    expect(addresses.size).toBeGreaterThan(0);
    for (const address of addresses) {
      const css = await pageOf(request, address);
      const found = [...css.matchAll(PHYSICAL)].map(({ index }) =>
        css.slice(Math.max(0, index - 80), index + 60),
      );
      expect(found).toEqual([]);
    }
  });
});

// Properties for one reading direction only. `left` and `right` as positions, and as parts of other properties; never
// inside a selector, a variable's name or an address.
const PHYSICAL =
  /(?:^|[;{])\s*(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-(?:width|style|color))?|left|right|border-(?:top|bottom)-(?:left|right)-radius|text-align\s*:\s*(?:left|right)|float\s*:\s*(?:left|right))\s*(?::|[;}])/g;

test('the site listens on this machine alone unless told otherwise', async () => {
  const outside = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4');
  test.skip(!outside, 'this machine has no other address');
  const isReached = await new Promise<boolean>((done) => {
    const port = Number(new URL(environment.siteUrl).port);
    const socket = connect({ host: outside?.address ?? '', port, timeout: 5000 });
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('timeout', () => done(false)).once('close', () => socket.destroy());
  });
  expect(isReached).toBe(false);
});

// Wherever it is sent: render.test.ts.
test('an unreadable form is a wrong request', async ({ request }) => {
  const forms: Record<string, string>[] = [
    { $ACTION_REF_1: '', '$ACTION_1:0': '{"id":' },
    { $ACTION_REF_1: '', '$ACTION_1:0': '' },
    { $ACTION_ID_x: '', q: '[[[[' },
    { [`$ACTION_ID_${'0'.repeat(42)}`]: '' },
  ];
  for (const multipart of forms) {
    const headers = { Origin: environment.siteUrl };
    const answer = await request.post('/en/admin/login', { headers, multipart });
    expect(Math.floor(answer.status() / 100), JSON.stringify(multipart)).toBe(4);
    expect(await answer.text()).not.toMatch(/\n\s+at |node_modules/);
  }
});

// The asking side must close an idle connection: a server that closes it as a request comes in leaves that request
// without an answer, and nginx does not send a booking a second time.
test('website and backend keep a connection at rest longer than the edge does', async ({ request }) => {
  const edge = readFileSync(join(__dirname, '../../../deploy/nginx/clinic-servers.conf'), 'utf8');
  const edgeSeconds = Number(/keepalive_timeout (\d+)s;/.exec(edge)?.[1]);
  for (const address of [`${environment.siteUrl}/en`, `${environment.backendUrl}/_health`]) {
    const kept = (await request.get(address)).headers()['keep-alive'] ?? '';
    expect(Number(/timeout=(\d+)/.exec(kept)?.[1]), address).toBeGreaterThan(edgeSeconds);
  }
});

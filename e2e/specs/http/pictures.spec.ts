import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../support/fixtures';

const DAY = 24 * 60 * 60;

async function addressesOn({
  request,
  pattern,
}: {
  request: APIRequestContext;
  pattern: RegExp;
}): Promise<string[]> {
  const html = await (await request.get('/en')).text();
  return [...new Set([...html.matchAll(pattern)].map(([address]) => address.replaceAll('&amp;', '&')))];
}

test('pictures come from our own origin and may be kept', async ({ request }) => {
  const addresses = await addressesOn({ request, pattern: /\/uploads\/[\w.-]+/g });
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses.slice(0, 8)) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers()['content-security-policy']).toContain('sandbox');
  }
});

test('a photograph is sent as AVIF or WebP, as the browser takes it, and may be kept for a month', async ({
  request,
}) => {
  const html = await (await request.get('/en')).text();
  const [, upload] = /og:image" content="[^"]*(\/uploads\/[\w.-]+\.(?:webp|jpg|png))"/.exec(html) ?? [];
  expect(upload, 'the home page shows a photograph to previews').toBeTruthy();
  const address = `/_next/image?url=${encodeURIComponent(upload ?? '')}&w=384&q=75`;
  for (const type of ['image/avif', 'image/webp']) {
    const answer = await request.get(address, { headers: { Accept: type } });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe(type);
    const [, age] = /max-age=(\d+)/.exec(answer.headers()['cache-control'] ?? '') ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(31 * DAY);
  }
});

for (const address of [
  '/_next/image?url=http%3A%2F%2F127.0.0.1%2Fx.png&w=384&q=75',
  '/_next/image?url=%2Fapi%2Fhealth&w=384&q=75',
  '/uploads/../.env',
  '/uploads/%2e%2e%2f.env',
]) {
  test(`nothing else is fetched for a visitor: ${address}`, async ({ request }) => {
    expect((await request.get(address)).status()).toBeGreaterThanOrEqual(400);
  });
}

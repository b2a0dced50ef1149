import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { markChanged } from '../lib/cache/content-changes';
import { serveBehind } from '../test/serve-behind';
import { createRenderer } from './render/render';
import { serveWebsite } from './serve-website';

const serveListener = (listener: RequestListener) =>
  serveBehind((next) => serveWebsite({ next, render: createRenderer(next) }), listener);

const DATA = '<script>self.__next_f.push([1,"data"])</script>';
const CHUNK = '<script src="/_next/static/chunks/a.js" async=""></script>';
const POLICY = "default-src 'self'; script-src 'self'; object-src 'none'";

/** A kept page with React's data in it, at every address but those of staff. */
function pageWithData({ data = DATA } = {}): RequestListener {
  return (request, response) => {
    const isStaff = request.url?.includes('/admin');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Security-Policy', POLICY);
    response.setHeader('Cache-Control', isStaff ? 'private, no-store' : 's-maxage=600');
    response.end(`<html><head>${CHUNK}</head><body><p>Words</p>${data}</body></html>`);
  };
}

const addressOfData = (html: string) => /"(\/_next\/static\/flight\/[^"]+)"/.exec(html)?.[1] ?? '';
const digestsIn = (policy: unknown) => String(policy).match(/'sha256-/g)?.length ?? 0;

test('the data of a kept page is a file, and the page allows no script but those that stand in it', async () => {
  const { ask, asked } = await serveListener(pageWithData());
  const page = await ask({ path: '/en/faq' });
  const html = page.body.toString();
  expect(html).not.toContain('__next_f');
  expect(digestsIn(page.headers['content-security-policy'])).toBe(1);
  const file = await ask({ path: addressOfData(html) });
  expect(file.body.toString()).toContain('self.__next_f.push([1,"data"])');
  expect(file.headers['cache-control']).toContain('immutable');
  expect(file.headers['content-type']).toContain('javascript');
  expect(asked()).toBe(1);
});

test('a booking page keeps its data, whose digest is in its policy', async () => {
  const { ask } = await serveListener(pageWithData());
  const { body, headers } = await ask({ path: '/en/booking?by=doctor' });
  expect(body.toString()).toContain(DATA);
  expect(digestsIn(headers['content-security-policy'])).toBe(2);
});

test('the data of a page is found by a process that has not sent the page, while the page is the same', async () => {
  const first = await serveListener(pageWithData());
  const address = addressOfData((await first.ask({ path: '/en/faq' })).body.toString());
  const second = await serveListener(pageWithData());
  const file = await second.ask({ path: address });
  expect({ status: file.status, asked: second.asked() }).toEqual({ status: 200, asked: 1 });
  expect(file.body.toString()).toContain('"data"');
  const changed = await serveListener(
    pageWithData({ data: '<script>self.__next_f.push([1,"other"])</script>' }),
  );
  expect((await changed.ask({ path: address })).status).toBe(404);
});

test.each(['/en/admin', '/api/build-id', '//elsewhere.example', ''])(
  'no file is made of %s by whoever asks for its data',
  async (page) => {
    const { ask } = await serveListener(pageWithData());
    const name = 'a'.repeat(20);
    const path = `/_next/static/flight/${name}.js?${new URLSearchParams({ page })}`;
    const answer = await ask({ path });
    expect({ status: answer.status, length: answer.body.length }).toEqual({ status: 404, length: 0 });
  },
);

test('a page of the same version is said as fresh as Next says it, with the policy of its scripts', async () => {
  let state = 'HIT';
  const { ask } = await serveListener((request, response) => {
    response.setHeader('ETag', '"one"');
    response.setHeader('X-Nextjs-Cache', state);
    pageWithData()(request, response);
  });
  const first = await ask({ path: '/en/faq' });
  state = 'STALE';
  markChanged(['faq']);
  const second = await ask({ path: '/en/faq' });
  expect(second.headers['x-nextjs-cache']).toBe('STALE');
  expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  expect(second.body).toEqual(first.body);
});

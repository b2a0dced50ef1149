import type { RequestListener } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { NOWHERE_HEADER } from '../lib/address/requested-path';
import { markChanged } from '../lib/cache/content-changes';
import { serveBehind } from '../test/serve-behind';
import { createRenderer } from './render/render';
import { serveWebsite } from './serve-website';

const leadsNowhere = (url: string) => url.includes('nowhere');

/** Answers as Next does: a page that names the path it was asked for, and its own address in the other language. */
const notFound: RequestListener = ({ url = '' }, response) => {
  if (url.includes('/doctor/')) return response.writeHead(404, { [NOWHERE_HEADER]: '1' }).end();
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-store',
  });
  const other = url.startsWith('/ar') ? url.replace('/ar', '/en') : url.replace('/en', '/ar');
  response.end(`<html><body><bdi>${url}</bdi><a href="${other}"></a>${'.'.repeat(2000)}</body></html>`);
};

const serve = () =>
  serveBehind((next) => serveWebsite({ next, render: createRenderer(next), leadsNowhere }), notFound);

const partsOf = (body: Buffer) => {
  const [, path, other] = /<bdi>(.*?)<\/bdi><a href="(.*?)">/.exec(body.toString()) ?? [];
  return { path, other };
};

test('addresses that lead nowhere share one page, each with its own path', async () => {
  const { ask, asked } = await serve();
  for (const place of ['a', 'b', 'c']) {
    const { status, headers, body } = await ask({ path: `/en/nowhere/${place}?x=1` });
    expect({ status, control: headers['cache-control'], ...partsOf(body) }).toEqual({
      status: 404,
      control: 'private, no-store',
      path: `/en/nowhere/${place}`,
      other: `/ar/nowhere/${place}`,
    });
  }
  expect(asked()).toBe(1);
});

test('its scripts start by themselves, and its data is a file that is found again', async () => {
  const front = (next: RequestListener) => serveWebsite({ next, render: createRenderer(next), leadsNowhere });
  const listener: RequestListener = (_request, response) => {
    response.writeHead(404, { 'Content-Type': 'text/html' });
    response.end(
      '<html><body><script src="/_next/static/a.js" async=""></script><script>self.__next_f.push([1,"data"])</script></body></html>',
    );
  };
  const { ask } = await serveBehind(front, listener);
  const html = (await ask({ path: '/en/nowhere' })).body.toString();
  expect(html).toContain('if(true||location.hash');
  const path = /"(\/_next\/static\/flight\/[^"]+)"/.exec(html)?.[1] ?? '';
  const another = await serveBehind(front, listener);
  expect((await another.ask({ path })).body.toString()).toContain('"data"');
});

test('the page is made anew when content has changed', async () => {
  const { ask, asked } = await serve();
  await ask({ path: '/en/nowhere' });
  markChanged(['main-info']);
  await ask({ path: '/en/nowhere' });
  expect(asked()).toBe(2);
});

test('an address of an entry that does not exist is given the same page', async () => {
  const { ask } = await serve();
  for (const round of ['first', 'known to be of nobody']) {
    const { status, body } = await ask({ path: '/ar/doctor/9-x' });
    expect({ round, status, ...partsOf(body) }).toEqual({
      round,
      status: 404,
      path: '/ar/doctor/9-x',
      other: '/en/doctor/9-x',
    });
  }
});

test.each([
  [{ cookie: 'NEXT_LOCALE=ar' }, '/en'],
  [{ 'accept-language': 'ar-EG' }, '/en'],
  [{ 'accept-language': 'de' }, '/ar'],
])(
  'an address without a language is answered in the language of the visitor (%o)',
  async (headers, other) => {
    const { ask } = await serve();
    const { body } = await ask({ path: '/nowhere/at/all', headers });
    expect(partsOf(body)).toEqual({ path: '/nowhere/at/all', other });
  },
);

test('what was asked for is said as text, readable', async () => {
  const { ask } = await serve();
  const path = `/en/nowhere/${encodeURI('طبيب')}&<b>"'$&`;
  const { body } = await ask({ path });
  expect(partsOf(body)).toEqual({
    path: '/en/nowhere/طبيب&amp;&lt;b&gt;&quot;&#x27;$&amp;',
    other: `/ar/nowhere/${encodeURI('طبيب')}&amp;&lt;b&gt;&quot;&#x27;$&amp;`,
  });
});

test('it is compressed for whoever takes it so', async () => {
  const { ask } = await serve();
  const { headers, body } = await ask({ path: '/en/nowhere', headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBe('br');
  expect(partsOf(brotliDecompressSync(body)).path).toBe('/en/nowhere');
});

test.each([
  ['the data of a page', { headers: { rsc: '1' } }],
  ['a form', { method: 'POST', headers: { 'content-length': 0 } }],
])('%s is left to Next', async (_name, asked) => {
  const { ask } = await serve();
  const { status, body } = await ask({ path: '/en/nowhere', ...asked });
  expect({ status, ...partsOf(body) }).toEqual({ status: 404, path: '/en/nowhere', other: '/ar/nowhere' });
});

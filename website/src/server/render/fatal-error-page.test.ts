import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import ar from '../../../messages/ar.json';
import en from '../../../messages/en.json';
import { NOT_FOUND_HEADER } from '../../lib/address/requested-path';
import { markBackendDown } from '../../lib/cache/content-changes';
import { serve } from '../../test/serve';
import { serveWebsite } from '../serve-website';
import { createRenderer } from './render';

const DOCUMENT = `<!DOCTYPE html><html id="__next_error__"><head><link rel="preload" href="/a.css?b=1" as="style"/></head><body><script>1</script></body></html>`;

type Asked = { listener: RequestListener; path?: string; userAgent?: string; cookie?: string };

async function ask({ listener, path = '/en/doctors', userAgent = 'Mozilla/5.0', cookie = '' }: Asked) {
  const { base } = await serve(serveWebsite({ next: listener, render: createRenderer(listener) }));
  const answer = await fetch(base + path, { headers: { 'user-agent': userAgent, cookie } });
  const [type, again] = ['content-type', 'retry-after'].map((name) => answer.headers.get(name));
  return { status: answer.status, body: await answer.text(), type, again };
}

const answering =
  (status: number, body: string, type = 'text/html'): RequestListener =>
  (_, response) => {
    response.statusCode = status;
    response.setHeader('content-type', type);
    // Headers first, like a page of Next.
    response.flushHeaders();
    response.write(body.slice(0, 60));
    response.end(body.slice(60));
  };
const failing = answering(500, DOCUMENT);
const working: RequestListener = (_, response) => void response.end('words');

it.each([
  ['/en/doctors', 'lang="en" dir="ltr"', "Oops! That Page Can't Be Found."],
  ['/ar', 'lang="ar" dir="rtl"', 'عذرًا! تعذّر العثور على هذه الصفحة.'],
  ['/ar?x=1', 'lang="ar" dir="rtl"', 'العودة إلى الرئيسية'],
  ['/', 'lang="ar" dir="rtl"', 'العودة إلى الرئيسية'],
])('a fatal error has its page in the document, without script: %s', async (path, attributes, words) => {
  const { status, body } = await ask({ listener: failing, path, cookie: 'NEXT_LOCALE=ar' });
  expect(status).toBe(500);
  const parts = ['<link rel="stylesheet" href="/a.css?b=1"/>', '<script>1</script></body></html>'];
  for (const part of [attributes, words, ...parts]) expect(body).toContain(part);
});

it('a fatal error offers the same address again, and no other site, and is a bare status to a robot, however the page was to be sent', async () => {
  const { body } = await ask({ listener: failing, path: '/en/x?a="><b' });
  expect(body).toMatch(/<a href="" class="[^"]*">Try again</);
  expect((await ask({ listener: failing, path: '//elsewhere.example' })).body).not.toContain('elsewhere');
  const bare = await ask({ listener: failing, userAgent: 'Googlebot/2.1' });
  expect(bare).toEqual({ status: 500, body: '', type: null, again: null });
});

it('a fatal error changes nothing else', async () => {
  expect(await ask({ listener: working })).toMatchObject({ status: 200, body: 'words' });
  expect(await ask({ listener: working, userAgent: 'Googlebot/2.1' })).toMatchObject({ body: 'words' });
  const json = answering(503, '{}', 'application/json');
  expect(await ask({ listener: json })).toMatchObject({ status: 503, body: '{}' });
});

it.each([
  ['/en/admin/staff/%3Cb%3E?x=1', 'lang="en" dir="ltr"', en.errors, '/en/admin/staff/&lt;b&gt;'],
  ['/ar/admin/appointments/xyz', 'lang="ar" dir="rtl"', ar.errors, '/ar/admin/appointments/xyz'],
])('a page that finds nothing has the words of a 404: %s', async (path, attributes, words, shown) => {
  const { status, body } = await ask({ listener: answering(404, DOCUMENT), path });
  expect(status).toBe(404);
  const said = [words.notFoundTitle.replace(/ *<path>.*/, ''), words.notFoundText];
  for (const part of [attributes, ...said, `>${shown}</bdi></h1>`]) expect(body).toContain(part);
});

it('an address at which a page finds nothing is what the proxy knows to be none: the page that was made for it is a 404', async () => {
  const made: RequestListener = (_, response) => {
    response.setHeader(NOT_FOUND_HEADER, '1');
    response.end('words');
  };
  expect(await ask({ listener: made })).toMatchObject({ status: 404, body: 'words' });
});

// Last: the backend counts as away from then on.
it.each([
  ['/en/booking', 'Our system is not answering.', 'please call us'],
  ['/ar/doctors/find?q=a', 'نظامنا لا يستجيب حاليًا.', 'يُرجى الاتصال بنا'],
])('with the backend away a page says so, a phone, and when to come again: %s', async (path, words, call) => {
  const [phone, number] = ['href="tel:+20220000100"', '<bdi dir="ltr">02 2000 0100</bdi>'];
  const home = answering(200, `<a ${phone} class="contact-link"><svg></svg>${number}</a>`);
  const listener: RequestListener = (request, response) => {
    markBackendDown();
    return (['/en', '/ar'].includes(request.url ?? '') ? home : failing)(request, response);
  };
  const { status, again, body } = await ask({ listener, path });
  expect([status, again]).toEqual([503, '5']);
  for (const said of [words, call, phone, number]) expect(body).toContain(said);
  // Scripts draw it again, and find the number where the document says it.
  expect(body).toMatch(/<html [^>]*data-phone="\+20220000100" data-phone-text="02 2000 0100"/);
  expect(body).not.toContain('never existed');
});

import { expect, test } from 'vitest';
import { withLanguageLink, withoutEmptyActions } from './mend-page';

test('forms of the server say no address, others keep theirs, and words stay as they are', () => {
  const form = (action: string) =>
    `<form class="a"${action} encType="multipart/form-data">حجز action=""</form>`;
  const mended = (html: string, type = 'text/html; charset=utf-8') => {
    const headers = { 'content-type': type };
    return withoutEmptyActions({ status: 200, headers, body: Buffer.from(html) }).body.toString();
  };
  expect(mended(form(' action=""') + form(' action="/ar"'))).toBe(form('') + form(' action="/ar"'));
  expect(mended(form(' action=""'), 'text/x-component')).toBe(form(' action=""'));
});

const link = (href: string) =>
  `<a href="${href}" hrefLang="ar" lang="ar" data-language="ar" class="x">عربي</a>`;
const page = (head: string, href: string) =>
  `<html><head>${head}</head><body>${link(href)}<a href="/en">x</a></body></html>`;
const STATED =
  '<link rel="alternate" hrefLang="en" href="https://clinic.example/en/blog/3-wax"/><link rel="alternate" hrefLang="ar" href="https://clinic.example/ar/blog/3-شمع"/>';

function shown(html: string, status = 200, path = '/en/x'): string {
  return withLanguageLink({ status, headers: {}, body: Buffer.from(html) }, path).body.toString('utf8');
}

test('the link to the other language leads to the address that the page states for it, else keeps the changed prefix', () => {
  expect(shown(page(STATED, '/ar/blog/3-wax'))).toBe(page(STATED, encodeURI('/ar/blog/3-شمع')));
  for (const head of ['', STATED.replaceAll('hrefLang="ar"', 'hrefLang="fr"')])
    expect(shown(page(head, '/ar/blog/3-wax'))).toBe(page(head, '/ar/blog/3-wax'));
});

test.each([
  ['/en/blog/3-nobody', '/ar/blog/3-nobody'],
  ['/wp-login.php', '/ar'],
  ['/en/a&"b', '/ar/a&amp;&quot;b'],
])('the page for %s, which is not found, leads to %s', (path, target) => {
  expect(shown(page('', '/ar/not-found/entry'), 404, path)).toBe(page('', target));
});

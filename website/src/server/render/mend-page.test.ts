import { expect, test } from 'vitest';
import { mendPage } from './mend-page';

function mended(html: string, type = 'text/html; charset=utf-8'): string {
  const headers = { 'content-type': type };
  return mendPage({ status: 200, headers, body: Buffer.from(html) }).body.toString();
}

test('forms of the server say no address, others keep theirs, and words stay as they are', () => {
  const form = (action: string) =>
    `<form class="a"${action} encType="multipart/form-data">حجز action=""</form>`;
  expect(mended(form(' action=""') + form(' action="/ar"'))).toBe(form('') + form(' action="/ar"'));
  expect(mended(form(' action=""'), 'text/x-component')).toBe(form(' action=""'));
});

const link = (href: string) =>
  `<a href="${href}" hrefLang="ar" lang="ar" data-language="ar" class="x">عربي</a>`;
const page = (head: string, href: string) =>
  `<html><head>${head}</head><body>${link(href)}<a href="/en">x</a></body></html>`;
const stateIn = (language: string, path: string) =>
  `<link rel="alternate" hrefLang="${language}" href="https://clinic.example${path}"/>`;

test('the link to the other language leads to the address that the page states for it, else keeps the changed prefix', () => {
  const [english, arabic] = [stateIn('en', '/en/blog/3-wax'), '/ar/blog/3-شمع'];
  const head = english + stateIn('ar', arabic);
  expect(mended(page(head, '/ar/blog/3-wax'))).toBe(page(head, arabic));
  for (const other of ['', english])
    expect(mended(page(other, '/ar/blog/3-wax'))).toBe(page(other, '/ar/blog/3-wax'));
});

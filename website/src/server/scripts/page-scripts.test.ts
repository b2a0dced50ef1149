import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { publicPolicy } from '../../lib/security/content-security';
import { withScriptDigests } from './page-scripts';

const digestOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = publicPolicy({ isDevelopment: false });
const pageOf = (html: string, headers: Record<string, string>) => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', etag: 'x', ...headers },
  body: Buffer.from(`<html><body>${html}</body></html>`),
});
const scriptsOf = (html: string, given: string = policy) => {
  const { headers } = withScriptDigests(pageOf(html, { 'content-security-policy': given }));
  expect(headers.etag).toBe('x');
  return /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
};

test('every script that stands in a page is named, once, and nothing else is allowed, nor any where none stands', () => {
  const inline = ['one()', 'two("</p>", "حجز")', 'one()'];
  const others = '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>';
  const html = others + inline.map((text) => `<script id="_R_">${text}</script>`).join('');
  expect(scriptsOf(html)).toBe(`'self' ${digestOf('one()')} ${digestOf('two("</p>", "حجز")')}`);
  expect(scriptsOf(others)).toBe("'self'");
});

test('a page with a nonce keeps its policy, and an answer without a policy gets none', () => {
  const own = "script-src 'strict-dynamic' 'nonce-abc'; object-src 'none'";
  expect(scriptsOf('<script>one()</script>', own)).toBe("'strict-dynamic' 'nonce-abc'");
  const bare = pageOf('<script>one()</script>', {});
  expect(withScriptDigests(bare)).toEqual(bare);
});

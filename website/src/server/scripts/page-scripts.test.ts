import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { publicPolicy } from '../../lib/security/content-security';
import { withScriptDigests } from './page-scripts';

const digestOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = publicPolicy({ isDevelopment: false });
const scriptsOf = (inline: string[], given: string = policy) => {
  const headers = withScriptDigests(
    { 'content-security-policy': given, etag: 'x' },
    inline.map((text) => Buffer.from(text)),
  );
  expect(headers.etag).toBe('x');
  return /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
};

test('every script that stands in a page is named, once, and nothing else is allowed, nor any where none stands', () => {
  const inline = ['one()', 'two("</p>")', 'one()'];
  expect(scriptsOf(inline)).toBe(`'self' ${digestOf('one()')} ${digestOf('two("</p>")')}`);
  expect(scriptsOf([])).toBe("'self'");
});

test('a page with a nonce keeps its policy, and an answer without a policy gets none', () => {
  const own = "script-src 'strict-dynamic' 'nonce-abc'; object-src 'none'";
  expect(scriptsOf(['one()'], own)).toBe("'strict-dynamic' 'nonce-abc'");
  expect(withScriptDigests({}, [Buffer.from('one()')])).toEqual({});
});

import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { signedLink } from '@/contract/preview';
import { asksForPreview, isPreviewPass, makePreviewPass, openPreviewLink } from './preview-pass';

const key = 'k'.repeat(32);
const now = 1_000_000;

function linkTo(path: string, until = now + 1000) {
  const signature = createHmac('sha256', key).update(signedLink({ path, until })).digest('hex');
  return { path, until: String(until), signature };
}

it('a link to a preview opens the page it was signed for, is no pass, and a pass is no link', () => {
  expect(openPreviewLink(linkTo('/doctor/3-a'), key, now)).toBe('/doctor/3-a');
  const { until, signature } = linkTo('/');
  expect(isPreviewPass({ pass: `${until}.${signature}`, key, now })).toBe(false);
});

it.each([
  ['that is too old', linkTo('/', now - 1)],
  ['to another page', { ...linkTo('/doctor/3-a'), path: '/doctor/4-b' }],
  ['to another site', linkTo('//other.example')],
  ['with a later end', { ...linkTo('/'), until: String(now + 9_999_999) }],
  ['without signature', { path: '/', until: String(now + 1) }],
])('a link to a preview opens nothing %s', (_, query: Record<string, string>) => {
  expect(openPreviewLink(query, key, now)).toBeNull();
});

const pass = makePreviewPass(key, now);

it('a pass shows drafts for half an hour, by the key of this site, and is found among other cookies', () => {
  expect(isPreviewPass({ pass, key, now: now + 30 * 60_000 })).toBe(true);
  expect(isPreviewPass({ pass, key, now: now + 30 * 60_000 + 1 })).toBe(false);
  expect(isPreviewPass({ pass, key: 'other', now })).toBe(false);
  for (const other of [undefined, 'x', pass.replace(/^\d/, '9'), `${pass}0`])
    expect(isPreviewPass({ pass: other, key, now }), other).toBe(false);
  expect(asksForPreview({ cookies: `a=1; preview=${pass}; b=2`, key, now })).toBe(true);
  expect(asksForPreview({ cookies: `no-preview=${pass}`, key, now })).toBe(false);
  expect(asksForPreview({ cookies: undefined, key, now })).toBe(false);
});

import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { previewLink, signedLink } from '../../contract/preview';
import { makePreviewLink } from './preview-link';

it('a preview link leads to the website and is signed for one page and five minutes', () => {
  const [siteUrl, asked, key] = ['https://clinic.example', '/doctor/3-د-سلمى', 'k'.repeat(32)];
  const link = new URL(makePreviewLink({ siteUrl, path: asked, key, now: 1000 }));
  const { path, until, signature } = previewLink.parse(Object.fromEntries(link.searchParams));
  expect([link.origin, path, until]).toEqual([siteUrl, asked, 301_000]);
  const expected = createHmac('sha256', key).update(signedLink({ path, until })).digest('hex');
  expect(signature).toBe(expected);
});

it.each(['//other.example', '/\\other.example', 'doctors', ''])(
  'a preview link is for no other site: %s',
  (path) => {
    expect(previewLink.safeParse({ path, until: '1', signature: 'a'.repeat(64) }).success).toBe(false);
  },
);

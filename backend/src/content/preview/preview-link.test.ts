import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { previewLink, signedLink } from '../../contract/preview';
import { makePreviewLink } from './preview-link';

it('a preview link leads to the website, to no other site, and is signed for one page and five minutes', () => {
  const [siteUrl, asked, key] = ['https://clinic.example', '/doctor/3-د-سلمى', 'k'.repeat(32)];
  const link = new URL(makePreviewLink({ siteUrl, path: asked, key, now: 1000 }));
  const { path, until, signature } = previewLink.parse(Object.fromEntries(link.searchParams));
  expect([link.origin, path, until]).toEqual([siteUrl, asked, 301_000]);
  expect(signature).toBe(createHmac('sha256', key).update(signedLink({ path, until })).digest('hex'));
  for (const other of ['//other.example', '/\\other.example', 'doctors', ''])
    expect(previewLink.safeParse({ path: other, until: '1', signature }).success).toBe(false);
});

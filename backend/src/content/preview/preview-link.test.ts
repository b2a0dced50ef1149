import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { previewLink, signedLink } from '../../contract/preview';
import { makePreviewLink } from './preview-link';

describe('makePreviewLink', () => {
  const link = new URL(
    makePreviewLink({
      siteUrl: 'https://clinic.example',
      path: '/doctor/3-د-سلمى',
      key: 'k'.repeat(32),
      now: 1000,
    }),
  );

  it('leads to the website and is signed for one page and five minutes', () => {
    const { path, until, signature } = previewLink.parse(Object.fromEntries(link.searchParams));
    expect({ origin: link.origin, path, until }).toEqual({
      origin: 'https://clinic.example',
      path: '/doctor/3-د-سلمى',
      until: 301_000,
    });
    const expected = createHmac('sha256', 'k'.repeat(32)).update(signedLink({ path, until })).digest('hex');
    expect(signature).toBe(expected);
  });

  it.each(['//other.example', '/\\other.example', 'doctors', ''])('is read for no other site: %s', (path) => {
    expect(previewLink.safeParse({ path, until: '1', signature: 'a'.repeat(64) }).success).toBe(false);
  });
});

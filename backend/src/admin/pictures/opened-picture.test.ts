import { expect, it } from 'vitest';
import { openedPicture } from './opened-picture';

it.each([
  ['/plugins/upload', '?sort=createdAt:DESC&assetId=12', 12],
  ['/plugins/upload', '?assetId=none', null],
  ['/plugins/upload', '?assetId=-1', null],
  ['/content-manager', '?assetId=12', null],
])('openedPicture of %s%s is %s', (pathname, search, expected) => {
  expect(openedPicture({ pathname, search })).toBe(expected);
});

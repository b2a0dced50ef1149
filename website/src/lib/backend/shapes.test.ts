import { expect, it } from 'vitest';
import { optionalPath } from './shapes';

it.each([
  ['/faq', '/faq'],
  [' /ar/doctor/3-نادية?by=doctor#fees ', '/doctor/3-نادية?by=doctor#fees'],
  ['/en', '/'],
  ['/ar/', '/'],
  ['/en#hours', '/#hours'],
  ['/articles', '/articles'],
  ['https://clinic.example/en/faq', null],
  [' ', null],
  [null, null],
])('a path that an editor wrote as %j is %j in either language', (written, path) =>
  expect(optionalPath.parse(written)).toBe(path),
);

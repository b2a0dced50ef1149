import { afterEach, expect, test, vi } from 'vitest';
import { markChanged } from '../../lib/cache/content-changes';
import { ttlOf } from './cacheable-request';
import { chooseEncoding } from './compress';

afterEach(() => void vi.useRealTimers());

test.each([
  ['made for one visitor', { 'cache-control': 'private, no-store' }, 200],
  ['that sets a cookie', { 'cache-control': 's-maxage=600', 'set-cookie': 'a=b' }, 200],
  ['that says nothing about keeping', {}, 200],
  ['that failed', { 'cache-control': 's-maxage=600' }, 500],
])('an answer %s is for nobody else', (_, headers, status) =>
  expect(ttlOf({ status, headers, body: Buffer.alloc(0) }, 'page')).toBeNull(),
);

test('a page is cached for a minute at most, and after a change for as long as content has been at rest', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  const ttlOfPage = (seconds: number) => {
    const headers = { 'cache-control': `s-maxage=${seconds}` };
    return ttlOf({ status: 200, headers, body: Buffer.alloc(0) }, 'page');
  };
  expect([600, 5, 0].map(ttlOfPage)).toEqual([60_000, 5000, null]);
  markChanged(['doctor']);
  expect(ttlOfPage(600)).toBe(1000);
  vi.setSystemTime(Date.now() + 20_000);
  expect(ttlOfPage(600)).toBe(20_000);
});

test('an encoding is chosen without those that are refused, at once whatever a stranger writes', () => {
  const chosen = ['br ; q=0.00, gzip', 'gzip;q=0,br;q=0.5', 'br;q=0'].map(chooseEncoding);
  expect(chosen).toEqual(['gzip', 'br', 'identity']);
  expect(chooseEncoding('a'.repeat(300_000))).toBe('identity');
});

import { afterEach, expect, it, vi } from 'vitest';
import { answerEntry, hasPage, makeSlugIndex, RouteManifest } from './route-manifest';

afterEach(() => void vi.useRealTimers());

const arabic = encodeURI('/ar/doctor/3-نادية-فهمي');
const index = makeSlugIndex(['/en', '/en/doctor/3-nadia-fahmy', decodeURI(arabic), '/en/blog/7-ear-wax']);
const answer = (pathname: string) => answerEntry(pathname, index);

it('the address of an entry leads to its page by number and slug, in either script, to the right address by its number, and nowhere without a known one', () => {
  expect(answer('/en/doctor/3-nadia-fahmy')).toEqual({ kind: 'page' });
  expect(answer(arabic)).toEqual({ kind: 'page' });
  expect(answer('/ar/doctor/3-nadia-fahmy')).toEqual({ kind: 'moved', path: arabic });
  expect(answer('/en/blog/7')).toEqual({ kind: 'moved', path: '/en/blog/7-ear-wax' });
  for (const segment of ['9-nobody', 'nobody', '0-x', '3%E0%A4%A', '%FF'])
    expect(answer(`/en/doctor/${segment}`), segment).toEqual({ kind: 'nothing' });
  expect(answer('/en/blog/feed.xml')).toEqual({ kind: 'page' });
  expect(answer('/en/blog/find')).toEqual({ kind: 'page' });
});

const numbers = Array.from({ length: 25 }, (_, index) => index + 1);
const many = makeSlugIndex(numbers.map((number) => `/en/doctor/${number}-x`));
const has = (page: number, section = 'doctor') => hasPage(many, { locale: 'en', section, page, size: 24 });

it('a further page of a list is there as far as there are entries, the first one alone when the list is empty', () => {
  expect([1, 2, 3, 9999].map((page) => has(page))).toEqual([true, true, false, false]);
  expect([1, 2].map((page) => has(page, 'blog'))).toEqual([true, false]);
});

it('a new entry is found by who asks a second later, and by the next who asks when the clock was set back', async () => {
  const paths = ['/en/doctor/1-x'];
  const manifest = new RouteManifest(async () => paths);
  const find = (number: number) => {
    paths.push(`/en/doctor/${number}-x`);
    return manifest.find(`/en/doctor/${number}-x`);
  };
  expect(await find(2)).toEqual({ kind: 'page' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2000 });
  expect(await find(3)).toEqual({ kind: 'page' });
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await find(4)).toEqual({ kind: 'page' });
});

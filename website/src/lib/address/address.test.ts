import { expect, it } from 'vitest';
import { day, defineAddress, id, oneOf, oneOrUsual, pageNumber, pageSize } from './address';

const list = defineAddress('/admin/things', {
  kind: oneOf(['old', 'new']),
  branch: id,
  from: day,
  sort: oneOrUsual(['name', 'age'], 'name'),
  size: pageSize,
  page: pageNumber,
});
const branch = 'a'.repeat(24);
const asked = { kind: 'new', branch, from: '2026-11-20', sort: 'age', size: 50, page: 2 } as const;

it('an address says what was asked for, and is read again; it leaves out what is usual, takes what is not well-formed for not asked for, and gives the hidden fields of a form', () => {
  const path = list.path('ar', asked);
  expect(path).toBe(`/ar/admin/things?kind=new&branch=${branch}&from=2026-11-20&sort=age&size=50&page=2`);
  expect(list.read(Object.fromEntries(new URL(path, 'http://x').searchParams))).toEqual(asked);
  const dates = { from: '2026-02-30', sort: ['age', 'name'], size: '7', page: '0' };
  const odd = { kind: 'lost', branch: '../x', ...dates };
  const usual = { kind: null, branch: null, from: null, sort: 'name', size: null, page: 1 };
  expect(list.read(odd)).toEqual(usual);
  expect(list.read({})).toEqual(usual);
  expect(list.path('en', list.read(odd))).toBe('/en/admin/things');
  expect(list.fields({ page: 3, kind: 'old' })).toEqual({ kind: 'old', page: '3' });
});

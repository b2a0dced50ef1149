import { expect, it } from 'vitest';
import { pageWindow, paginate, readPage } from './paging';

const items = ['a', 'b', 'c', 'd', 'e'];

it('a page of a list holds its share, the last one the rest, does not exist past the end or before the start, and is there, empty, for an empty list', () => {
  expect(paginate({ items, page: 1, size: 2 })).toEqual({ items: ['a', 'b'], page: 1, pages: 3, total: 5 });
  expect(paginate({ items, page: 3, size: 2 })?.items).toEqual(['e']);
  for (const page of [0, 4, -1, 1.5, Number.NaN]) expect(paginate({ items, page, size: 2 })).toBeNull();
  expect(paginate({ items: [], page: 1, size: 2 })).toEqual({ items: [], page: 1, pages: 1, total: 0 });
});

it('the page number in an address is the first when it is malformed', () => {
  expect(readPage('2')).toBe(2);
  for (const value of ['0', '-2', '2x', '99999', undefined]) expect(readPage(value), value).toBe(1);
});

it.each([
  [1, 1, [1]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('the page numbers on offer on page %i of %i are %j', (page, pages, expected) => {
  expect(pageWindow({ page, pages })).toEqual(expected);
});

import { expect, it } from 'vitest';
import { pageWindow, paginate, readPage } from './paging';

const items = ['a', 'b', 'c', 'd', 'e'];

it('a page of a list holds its share, the last one the rest, does not exist past the end or before the start, and is there, empty, for an empty list', () => {
  expect(paginate({ items, page: 1, size: 2 })).toEqual({ items: ['a', 'b'], page: 1, pages: 3, total: 5 });
  expect(paginate({ items, page: 3, size: 2 })?.items).toEqual(['e']);
  for (const page of [0, 4, -1, 1.5, Number.NaN]) expect(paginate({ items, page, size: 2 })).toBeNull();
  expect(paginate({ items: [], page: 1, size: 2 })).toEqual({ items: [], page: 1, pages: 1, total: 0 });
});

it.each([
  ['2', 2],
  ['1', 1],
  ['0', 1],
  ['-2', 1],
  ['2x', 1],
  ['99999', 1],
  [undefined, 1],
  [null, 1],
])('the page number in an address %s means page %i', (value, page) => expect(readPage(value)).toBe(page));

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('the page numbers on offer on page %i of %i are %j', (page, pages, expected) => {
  expect(pageWindow({ page, pages })).toEqual(expected);
});

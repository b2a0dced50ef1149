import { expect, it } from 'vitest';
import { parseQuery } from './query-string';

it('query strings are read to a depth of 5, an array index of 20 and 1000 parameters', () => {
  const deepest = { a: { b: { c: { d: { e: { f: { '[g]': '1' } } } } } } };
  expect(parseQuery('a[b][c][d][e][f][g]=1')).toEqual(deepest);
  expect(parseQuery('a[20]=x')).toEqual({ a: ['x'] });
  expect(parseQuery('a[21]=x')).toEqual({ a: { 21: 'x' } });
  const indices = Array.from({ length: 21 }, (_, index) => `a[${index}]=${index}`).join('&');
  expect(parseQuery(indices)).toEqual({ a: Array.from({ length: 21 }, (_, index) => String(index)) });
  const many = Array.from({ length: 1200 }, (_, index) => `k${index}=1`).join('&');
  expect(Object.keys(parseQuery(many))).toHaveLength(1000);
});

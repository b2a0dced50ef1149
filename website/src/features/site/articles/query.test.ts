import { expect, it } from 'vitest';
import { filterSearch, findableOf, matchesFilter, readArticleFilter } from './query';

const read = (search: string) => {
  const params = new URLSearchParams(search);
  return readArticleFilter((key) => params.get(key));
};

it('a search of the blog is cut to a length, and malformed ones are forgiven', () => {
  expect(read(`q=${'x'.repeat(500)}&page=minus`)).toEqual({ q: 'x'.repeat(80), category: '', page: 1 });
});

it('what is looked for in the blog goes back into the address as it came', () => {
  for (const search of ['', '?q=%D8%B3%D9%85%D8%B9', '?q=ear&category=nose&page=3'])
    expect(filterSearch(read(search))).toBe(search);
});

const article = findableOf({
  search: 'Vertigo الدوار',
  author: { names: { en: 'Dr Nadia Fahmy' } },
  categoryId: 'balance',
});

it('an article in the answer fits the words in either script, Arabic letters made one', () => {
  expect(matchesFilter({ article, q: 'vertigo', categoryId: null })).toBe(true);
  expect(matchesFilter({ article, q: 'الدُّوار', categoryId: null })).toBe(true);
  expect(matchesFilter({ article, q: 'hearing', categoryId: null })).toBe(false);
});

it('an article in the answer fits the category', () => {
  expect(matchesFilter({ article, q: '', categoryId: 'balance' })).toBe(true);
  expect(matchesFilter({ article, q: '', categoryId: 'nose' })).toBe(false);
});

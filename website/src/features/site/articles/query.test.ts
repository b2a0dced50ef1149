import { expect, it } from 'vitest';
import { filterSearch, findableOf, matchesFilter, readArticleFilter } from './query';

const read = (search: string) => {
  const params = new URLSearchParams(search);
  return readArticleFilter((key) => params.get(key));
};

it('a search of the blog is cut to a length, malformed ones are forgiven, and goes back into the address as it came', () => {
  expect(read(`q=${'x'.repeat(500)}&page=minus`)).toEqual({ q: 'x'.repeat(80), category: '', page: 1 });
  for (const search of ['', '?q=%D8%B3%D9%85%D8%B9', '?q=ear&category=nose&page=3'])
    expect(filterSearch(read(search))).toBe(search);
});

const author = { names: { en: 'Dr Nadia Fahmy' } };
const article = findableOf({ search: 'Vertigo الدوار', author, categoryId: 'balance' });

it('an article in the answer fits the category and the words in either script, Arabic letters made one', () => {
  expect(matchesFilter({ article, q: 'الدُّوار', categoryId: null })).toBe(true);
  expect(matchesFilter({ article, q: 'hearing', categoryId: null })).toBe(false);
  expect(matchesFilter({ article, q: '', categoryId: 'balance' })).toBe(true);
  expect(matchesFilter({ article, q: '', categoryId: 'nose' })).toBe(false);
});

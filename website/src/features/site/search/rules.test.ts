import { expect, it } from 'vitest';
import { partsOf } from './danger-rules';
import { createSearchIndex, keyOf, type Searchable, search } from './rules';

it('says nothing to what says nothing', () => {
  const index = createSearchIndex([{ kind: 'question', id: 'a', byLocale: { en: { name: 'Parking' } } }]);
  for (const query of ['', '  ', 'I have the', '؟', '12']) {
    const expected = { mayBeEmergency: false, warnings: [], elsewhere: null, results: [] };
    expect(search({ index, query, limit: 8 })).toEqual(expected);
  }
});

it('finds people however their names are written, and a kind before another that fits as well', () => {
  const nadia: Searchable = { kind: 'doctor', id: 'n', byLocale: { ar: { name: 'د. نادية فهمي' } } };
  const article: Searchable = { kind: 'article', id: 'a', byLocale: { en: { name: 'Nadia Fahmy on ears' } } };
  const index = createSearchIndex([article, nadia]);
  const found = (query: string) => search({ index, query, limit: 8 }).results.map(keyOf);
  expect(found('Nadya Fahmi')[0]).toBe('doctor:n');
  expect(found('dr nadia')[0]).toBe('doctor:n');
});

it('reads every eight words that stand together in one part of a long text, and of a long word its beginning', () => {
  expect(partsOf(' \n ')).toEqual([]);
  expect(partsOf('My ear,my nose/my throat')).toEqual(['My ear my nose my throat']);
  const words = Array.from({ length: 60 }, (_, at) => `${'long'.repeat(at % 3 === 0 ? 9 : 1)}${at}`);
  const parts = partsOf(words.join(' '));
  for (let at = 0; at + 8 <= words.length; at += 1)
    expect(parts.some((part) => part.includes(words.slice(at, at + 8).join(' ')))).toBe(true);
  expect(partsOf(`${'a'.repeat(4000)} bleeding`)).toEqual([`${'a'.repeat(40)} bleeding`]);
});

import { expect, it } from 'vitest';
import { createSearchIndex, keyOf, partsOf, type Searchable, search } from './rules';
import { LONGEST_SEARCH } from './schema';

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

it('reads a long text sentence by sentence, and one without stops in parts that begin with the end of the one before', () => {
  expect(partsOf(' \n ')).toEqual([]);
  const sentence = 'My ear has been hurting since yesterday evening';
  expect(partsOf(`${sentence}. ${sentence}!\n${sentence}`)).toEqual([
    sentence,
    `. ${sentence}`,
    `! ${sentence}`,
  ]);
  const words = Array.from({ length: 60 }, (_, at) => `word${at}`);
  const parts = partsOf(words.join(' '));
  for (let at = 0; at + 8 <= words.length; at += 1)
    expect(parts.some((part) => part.includes(words.slice(at, at + 8).join(' ')))).toBe(true);
  for (const part of [...parts, ...partsOf('a'.repeat(4000))])
    expect(part.length).toBeLessThanOrEqual(LONGEST_SEARCH);
});

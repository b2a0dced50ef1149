import { expect, it } from 'vitest';
import { matchesSearch } from './matches-search';

const names = 'Dr Salma Abdelrahman د. سلمى عبد الرحمن';

it.each(['', 'SALMA abd', 'سلمي', 'عبدالرحمن', 'د. سلمى', 'abdelrahman salma'])(
  'a search finds the doctor by %j',
  (query) => expect(matchesSearch({ names, topics: [], query })).toBe(true),
);

it.each(['karim', 'سلوى', 'salma karim'])('a search does not find the doctor by %j', (query) => {
  expect(matchesSearch({ names, topics: [], query })).toBe(false);
});

const ear = { words: 'Ear and hearing ear pain, ringing in the ears السمع ألم الأذن، طنين، سماعة' };
const throat = { words: 'Throat and voice sore throat, pain when swallowing, hoarse voice بحة، لوز' };
const found = (query: string) =>
  matchesSearch({
    names: 'Dr Omar عمر',
    places: 'شارع النيل، الدقي',
    placeNames: 'Dokki الدقي',
    topics: [ear, throat],
    query,
  });

it.each([
  ['another ending', 'ears'],
  ['plurals', 'سماعات'],
  ['the dual', 'لوزتين'],
  ['the article and prepositions', 'بالطنين'],
  ['one letter wrong', 'hoarsa'],
  ['neighbours swapped', 'haorse'],
  ['a beginning', 'swallo'],
  ['a subject, a place and fillers', 'doctor for ear pain in Dokki'],
  ['a place by its sound', 'doqqi'],
])('searching by subject finds by %s', (_what, query) => expect(found(query)).toBe(true));

it.each([
  ['words of two subjects', 'ear swallowing'],
  ['words that begin alike only after two letters', 'so'],
  ['another word that sounds like a short name', 'مرارة'],
  ['another word', 'heart'],
])('searching by subject does not find by %s', (_what, query) => expect(found(query)).toBe(false));

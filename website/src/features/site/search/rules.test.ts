import { expect, it } from 'vitest';
import { readDemonstration } from '@/test/demonstration';
import { readComplaints } from '@/test/sentence-lists';
import { createSearchIndex, keyOf, type Searchable, type SearchIndex, search } from './rules';

/** Every fourth, as a search among so many entries takes its time. */
const COMPLAINTS = readComplaints('complaints').filter((_, at) => at % 4 === 0);
const ENTRIES = 10_000;
const SAYINGS = 4;
/** Letters that tell words of a made-up entry apart. */
const LETTERS = 'bcdfghklmnrstvz';

const symptoms = readDemonstration('symptoms').filter(({ shared }) => !shared.isTreatedElsewhere);
const wordsOf = (entry: Record<string, unknown>) => ({
  name: String(entry.name),
  everydayWords: String(entry.everydayWords),
});

/** The demonstration's symptoms again and again, each time with some words that are new. */
function many(): Searchable[] {
  return Array.from({ length: ENTRIES }, (_, number) => {
    const symptom = symptoms[number % symptoms.length];
    if (!symptom) throw new Error('There are no symptoms.');
    const other = [...String(number)].map((digit) => LETTERS[Number(digit)] ?? 'x').join('a');
    const own = ({ name, everydayWords }: { name: string; everydayWords: string }) => ({
      name: number < symptoms.length ? name : `${name} ${other}`,
      everydayWords: everydayWords
        .split(', ')
        .slice(0, SAYINGS)
        .map((saying, at) => (number >= symptoms.length && at % 2 ? `${saying} ${other}` : saying))
        .join(', '),
    });
    return {
      kind: 'symptom',
      id: `${symptom.key}-${number}`,
      byLocale: { en: own(wordsOf(symptom.en)), ar: own(wordsOf(symptom.ar)) },
    };
  });
}

/** Returns the symptoms that answer a complaint, of which a large index has many variants. */
const symptomsFor = (index: SearchIndex, query: string) =>
  search({ index, query, limit: 8 }).results.map(({ id }) => id.replace(/-\d+$/, ''));

it(`finds the same among ${ENTRIES} entries as among few`, () => {
  const all = many();
  const few = createSearchIndex(all.slice(0, symptoms.length));
  const index = createSearchIndex(all);
  const same = COMPLAINTS.filter(({ query }) => {
    const [best] = symptomsFor(few, query);
    return !best || symptomsFor(index, query).includes(best);
  });
  // A large index has some hundred variants of every symptom, and eight of one may fill the answer.
  expect(same.length / COMPLAINTS.length).toBeGreaterThan(0.85);
});

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

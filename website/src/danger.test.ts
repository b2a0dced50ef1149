import { expect, it } from 'vitest';
import { demonstrationIndex as index } from './demonstration-index';
import { search } from './features/search/rules';
import { readSentences } from './test/sentence-lists';

// What must be warned of, and what must not, by the signs of the demonstration.

const EMERGENCIES = readSentences('emergencies');
const HARMLESS = readSentences('harmless');

const find = (query: string) => search({ index, query, limit: 8 });
const answers = EMERGENCIES.map((said) => ({ said, ...find(said) }));

const print = (title: string, list: readonly string[], all: number) =>
  process.stdout.write(`${title}: ${list.length} of ${all}.${list.map((one) => `\n  ${one}`).join('')}\n`);

it('signs of danger are warned of, however they are said', () => {
  const missed = answers.filter(({ warnings }) => warnings.length === 0).map(({ said }) => said);
  print('Emergencies missed', missed, EMERGENCIES.length);
  expect(EMERGENCIES.length).toBeGreaterThanOrEqual(150);
  expect(missed.length).toBeLessThanOrEqual(EMERGENCIES.length / 100);
});

it('signs of danger have nothing beside them that can be booked', () => {
  const beside = answers.flatMap(({ warnings, results }) =>
    warnings.length > 0 ? results.map(({ kind }) => kind) : [],
  );
  expect([...new Set(beside)].filter((kind) => !['article', 'question', 'page'].includes(kind))).toEqual([]);
});

it('signs of danger are seldom seen where there is none', () => {
  const raised = HARMLESS.filter((said) => find(said).warnings.length > 0);
  print(
    'False alarms',
    raised.map((said) => `${said}: ${find(said).warnings.join(', ')}`),
    HARMLESS.length,
  );
  expect(HARMLESS.length).toBeGreaterThanOrEqual(300);
  expect(raised.length).toBeLessThanOrEqual((HARMLESS.length * 3) / 100);
});

import { expect, it } from 'vitest';
import { partsOf, search } from '@/features/site/search/rules';
import { demonstrationIndex as index } from './demonstration-index';
import { readSentences } from './test/sentence-lists';

// Sentences that must be warned of, and others that must not, by the signs of the demonstration.

const EMERGENCIES = readSentences('emergencies');
const HARMLESS = readSentences('harmless');

const find = (query: string) => search({ index, query, limit: 8 });
const answers = EMERGENCIES.map((said) => ({ said, ...find(said) }));

it('signs of danger are warned of, however they are said, with nothing beside them that can be booked', () => {
  const missed = answers.filter(({ mayBeEmergency }) => !mayBeEmergency).map(({ said }) => said);
  expect(EMERGENCIES.length).toBeGreaterThanOrEqual(150);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(EMERGENCIES.length / 100);
  const beside = answers.flatMap(({ mayBeEmergency, results }) =>
    mayBeEmergency ? results.map(({ kind }) => kind) : [],
  );
  expect([...new Set(beside)].filter((kind) => !['article', 'question', 'page'].includes(kind))).toEqual([]);
});

it('signs of danger are seldom seen where there is none', () => {
  const raised = HARMLESS.filter((said) => find(said).mayBeEmergency);
  expect(HARMLESS.length).toBeGreaterThanOrEqual(300);
  expect(raised.length, raised.join('\n')).toBeLessThanOrEqual((HARMLESS.length * 3) / 100);
});

it('signs of danger are found in sentences that nothing was learned from', () => {
  const unseen = readSentences('emergencies-unseen');
  const harmless = readSentences('harmless-unseen');
  const missed = unseen.filter((said) => !find(said).mayBeEmergency);
  const raised = harmless.filter((said) => find(said).mayBeEmergency);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(unseen.length / 100);
  expect(raised.length, raised.join('\n')).toBeLessThanOrEqual((harmless.length * 4) / 100);
});

it('signs of danger are found in the middle of a longer text', () => {
  const isFound = (said: string) =>
    partsOf(
      `We come from far away, so please not before eleven. ${said}. Thank you very much, see you soon`,
    ).some((part) => find(part).mayBeEmergency);
  const unseen = readSentences('emergencies-unseen');
  const harmless = readSentences('harmless-unseen');
  const missed = unseen.filter((said) => !isFound(said));
  const raised = harmless.filter(isFound);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(unseen.length / 50);
  expect(raised.length, raised.join('\n')).toBeLessThanOrEqual((harmless.length * 6) / 100);
});

it('names of the clinic are no emergencies', () => {
  const names = [...index.entries.values()]
    .filter(({ kind }) => kind === 'doctor' || kind === 'branch' || kind === 'service')
    .flatMap(({ byLocale }) => Object.values(byLocale).map(({ name }) => name));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => find(name).mayBeEmergency)).toEqual([]);
});

import { expect, it } from 'vitest';
import { findDanger } from '@/features/site/search/danger-rules';
import { search } from '@/features/site/search/rules';
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

/** Texts around what is said: another subject, one that silences a search, greetings. */
const AROUND = [
  'We come from far away, so please not before eleven. SAID. Thank you very much, see you soon',
  'What does the insurance cover? SAID',
  'Good morning. SAID. Thanks. Mona',
  'السلام عليكم دكتور. SAID. شكرا',
];

const isFound = async (text: string) => {
  const { signs, isLike } = await findDanger({ index, text });
  return signs.length > 0 || isLike;
};

it('signs of danger are found in a longer text', async () => {
  const findIn = async (sentences: readonly string[]) => {
    const found = sentences.map((said, at) =>
      isFound((AROUND[at % AROUND.length] ?? '').replace('SAID', () => said)),
    );
    const all = await Promise.all(found);
    return sentences.filter((_, at) => all[at]);
  };
  const unseen = readSentences('emergencies-unseen');
  const found = await findIn(unseen);
  const missed = unseen.filter((said) => !found.includes(said));
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(unseen.length / 100);
  const harmless = readSentences('harmless-unseen');
  const raised = await findIn(harmless);
  expect(raised.length, raised.join('\n')).toBeLessThanOrEqual((harmless.length * 6) / 100);
});

it('signs of danger are found where a number, an address or an end of a sentence stands between their words', async () => {
  const far = `https://maps.example/${'street/'.repeat(40)}`;
  expect(await isFound(`We live at ${far} and suddenly I cannot breathe`)).toBe(true);
  expect(await isFound('Since this morning my son has had a fever of 39.5 and a stiff neck')).toBe(true);
  expect(
    await isFound('My son was playing with the remote on his own this morning. He swallowed the battery'),
  ).toBe(true);
  expect(await isFound('Thanks')).toBe(false);
});

it('names of the clinic are no emergencies', () => {
  const names = [...index.entries.values()]
    .filter(({ kind }) => kind === 'doctor' || kind === 'branch' || kind === 'service')
    .flatMap(({ byLocale }) => Object.values(byLocale).map(({ name }) => name));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => find(name).mayBeEmergency)).toEqual([]);
});

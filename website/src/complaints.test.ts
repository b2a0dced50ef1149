import { expect, it } from 'vitest';
import { search } from '@/features/site/search/rules';
import { demonstrationIndex as index } from './demonstration-index';
import { readDemonstration } from './test/demonstration';
import { readComplaints, readSentences } from './test/sentence-lists';

// In how many ways people say what is wrong, or whom they look for, and what the demonstration's content has to answer.

const COMPLAINTS = readComplaints('complaints');
const NOT_TREATED = readSentences('not-treated');

const find = (query: string) => search({ index, query, limit: 3 });

/** The specialty, service, doctor or branch each of the first three results is, or leads to. */
function firstThree(query: string): string[] {
  const { warnings, results } = find(query);
  const targets = results.flatMap(({ kind, id, specialtyIds = [], serviceId }) =>
    kind === 'symptom' ? [...specialtyIds, ...(serviceId ? [serviceId] : [])] : [id],
  );
  return [...targets, ...warnings.map((id) => `!${id}`)];
}

it.each([
  ['in plain words', COMPLAINTS, 200, 95],
  ['in dialects', readComplaints('complaints-in-dialects'), 100, 97],
  ['in Arabic in Latin letters', readComplaints('complaints-in-latin-letters'), 100, 90],
])('what people say is wrong %s leads to the right one among three', (_, list, count, least) => {
  const missed = list.filter(({ query, right }) => {
    const found = firstThree(query);
    return !right.every((one) => one.split('|').some((each) => found.includes(each)));
  });
  expect(list.length).toBeGreaterThanOrEqual(count);
  const understood = ((list.length - missed.length) / list.length) * 100;
  expect(understood, missed.map(({ query }) => query).join('\n')).toBeGreaterThanOrEqual(least);
});

it('a complaint warns where it has to, and seldom where it need not', () => {
  const needless = COMPLAINTS.filter(
    ({ query, right }) => !right.some((one) => one.includes('!')) && find(query).mayBeEmergency,
  ).map(({ query }) => query);
  expect(needless.length, needless.join('\n')).toBeLessThanOrEqual(COMPLAINTS.length / 20);
  const arabic = COMPLAINTS.filter(({ query }) => /\p{Script=Arabic}/u.test(query));
  expect(arabic.length, 'complaints in Arabic').toBeGreaterThanOrEqual(COMPLAINTS.length / 2);
});

it('every symptom that leads to a sign is warned of, by its name in each language; a hearing that grows weaker is not', () => {
  const leading = readDemonstration('symptoms').filter((entry) => entry.relations.redFlag);
  const silent = leading.flatMap(({ en, ar, relations: { redFlag } }) =>
    [en.name, ar.name].filter((name) => !find(String(name)).warnings.includes(String(redFlag))),
  );
  expect(leading.length).toBeGreaterThan(5);
  expect(silent).toEqual([]);
  for (const query of ['sudden hearing loss', 'lost hearing overnight', 'فقدان السمع المفاجئ'])
    expect(find(query).warnings, query).toContain('sudden-hearing-loss');
  for (const query of ['hearing loss', 'ضعف السمع']) expect(find(query).mayBeEmergency).toBe(false);
});

it('a complaint that the clinic does not treat is named, and leads to nobody of it; a sign of danger wins over it', () => {
  const others = NOT_TREATED.filter((query) => {
    const { mayBeEmergency, elsewhere, results } = find(query);
    return elsewhere === null || results.length > 0 || mayBeEmergency;
  });
  expect(others.length, others.join('\n')).toBeLessThanOrEqual(NOT_TREATED.length / 20);
  for (const query of ['knee pain and chest pain', 'ركبتي بتوجعني ومش قادر أتنفس']) {
    expect(find(query).warnings, query).not.toEqual([]);
    expect(find(query).elsewhere, query).toBeNull();
  }
});

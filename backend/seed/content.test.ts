import { describe, expect, test } from 'vitest';
import {
  articleKeys,
  branchKeys,
  doctorKeys,
  founderKeys,
  reviewerKeys,
  serviceKeys,
} from '../tests/support/demonstration-keys';
import { readDemonstration } from './load/content';

// What the first clinic promises beyond what holds for each: clinics.test.ts.
const content = Object.fromEntries(
  readDemonstration(__dirname).map(({ noun, entries: list }) => [noun, list]),
);
const {
  article: articles = [],
  branch: branches = [],
  doctor: doctors = [],
  faq: faqs = [],
  founder: founders = [],
  review: reviews = [],
  schedule: schedules = [],
  service: services = [],
  specialty: specialties = [],
} = content;

const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key);
const wordCount = (text: unknown) => String(text).split(/\s+/).filter(Boolean).length;
const listed = (value: string | string[] | undefined) => (value === undefined ? [] : [value].flat());

describe('the promised amount', () => {
  test('of everything', () => {
    expect(keysOf(branches)).toEqual(keysOf(branchKeys));
    expect(keysOf(doctors)).toEqual(keysOf(doctorKeys));
    expect(keysOf(services).sort()).toEqual(keysOf(serviceKeys).sort());
    expect(keysOf(articles)).toEqual(keysOf(articleKeys));
    expect(keysOf(founders)).toEqual(keysOf(founderKeys));
    expect(keysOf(reviews)).toEqual(keysOf(reviewerKeys));
    expect(
      [branches, specialties, doctors, services, articles, faqs, founders, reviews].map((l) => l.length),
    ).toEqual([3, 8, 12, 15, 10, 16, 3, 10]);
  });

  test.each(articles)('article $key is worth reading and not too long', ({ en, ar }) => {
    for (const { body } of [en, ar]) {
      expect(wordCount(body)).toBeGreaterThanOrEqual(300);
      expect(wordCount(body)).toBeLessThanOrEqual(600);
    }
  });

  test.each(doctors)('doctor $key is introduced in a few words', ({ en, ar }) => {
    for (const { bio } of [en, ar]) {
      expect(wordCount(bio)).toBeGreaterThanOrEqual(120);
      expect(wordCount(bio)).toBeLessThanOrEqual(200);
    }
  });
});

describe('hours', () => {
  const regular = schedules.filter(({ shared }) => !shared?.onTheseDates);
  const branchesOf = (doctor: string) =>
    regular.filter(({ relations }) => relations?.doctor === doctor).map(({ relations }) => relations?.branch);

  test('every doctor has them, at least five in two branches, one in one branch with one specialty', () => {
    for (const { key } of doctors) expect(branchesOf(key).length).toBeGreaterThan(0);
    expect(doctors.filter(({ key }) => branchesOf(key).length >= 2).length).toBeGreaterThanOrEqual(5);
    expect(
      doctors.some(
        ({ key, relations }) => branchesOf(key).length === 1 && listed(relations?.specialties).length === 1,
      ),
    ).toBe(true);
  });

  test('a doctor with Ramadan hours has them in each of their branches', () => {
    const ramadan = schedules.filter(({ shared }) => shared?.onTheseDates === 'replaces_regular_hours');
    for (const doctor of new Set(ramadan.map(({ relations }) => relations?.doctor))) {
      const there = ramadan.filter(({ relations }) => relations?.doctor === doctor);
      expect(there.map(({ relations }) => relations?.branch)).toEqual(branchesOf(String(doctor)));
    }
  });
});

test('a topic of the questions is the same pair of words wherever it stands', () => {
  const pairs = faqs.map(({ en, ar }) => `${en.topic} ${ar.topic}`);
  for (const words of [faqs.map(({ en }) => en.topic), faqs.map(({ ar }) => ar.topic)])
    expect(new Set(words).size).toBe(new Set(pairs).size);
});

test('the icons that stand in one row are of one set, and so of one weight', () => {
  const setsOf = (icons: unknown[]) => new Set(icons.map((icon) => String(icon).split(':')[0]));
  expect(setsOf(specialties.map(({ shared }) => shared?.icon)).size).toBe(1);
});

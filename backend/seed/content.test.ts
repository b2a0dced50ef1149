import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { describe, expect, test } from 'vitest';
import {
  articleKeys,
  branchKeys,
  doctorKeys,
  founderKeys,
  reviewerKeys,
  serviceKeys,
} from '../tests/support/demonstration-keys';
import { attributesOf, faultsOf, readSchema, readTexts } from '../tests/support/schema-check';
import { readDemonstration } from './load/content';

const content = Object.fromEntries(
  readDemonstration(__dirname).map(({ noun, entries: list }) => [noun, list]),
);
const {
  article: articles = [],
  'booking-setting': bookingSetting = [],
  branch: branches = [],
  doctor: doctors = [],
  faq: faqs = [],
  founder: founders = [],
  'main-info': mainInfo = [],
  review: reviews = [],
  schedule: schedules = [],
  service: services = [],
  specialty: specialties = [],
} = content;

const entries = Object.entries(content).flatMap(([type, list]) =>
  list.map((entry) => ({ type, name: `${type} ${entry.key}`, entry })),
);
const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key);
const wordCount = (text: unknown) => String(text).split(/\s+/).filter(Boolean).length;
const listed = (value: string | string[] | undefined) => (value === undefined ? [] : [value].flat());

describe('every entry fits its content type', () => {
  test.each(entries)('$name', ({ type, entry }) => {
    const words = attributesOf({ type, localized: true });
    expect(
      faultsOf({ values: entry.shared ?? {}, attributes: attributesOf({ type, localized: false }) }),
    ).toEqual([]);
    expect(faultsOf({ values: entry.en, attributes: words })).toEqual([]);
    expect(faultsOf({ values: entry.ar, attributes: words })).toEqual([]);
    expect(Object.keys(entry.ar).sort()).toEqual(Object.keys(entry.en).sort());
  });

  const related = entries.filter(({ entry }) => Object.keys(entry.relations ?? {}).length > 0);

  test.each(related)('the relations of $name lead to entries', ({ type, entry }) => {
    const { attributes } = readSchema(type);
    for (const [name, keys] of Object.entries(entry.relations ?? {})) {
      const target = attributes[name]?.target?.split('.').at(-1) ?? '';
      expect(keysOf(content[target] ?? [])).toEqual(expect.arrayContaining(listed(keys)));
    }
  });

  test('no key is used twice within a type', () => {
    for (const list of Object.values(content)) expect(new Set(keysOf(list)).size).toBe(list.length);
  });
});

describe('both languages are themselves', () => {
  // Hours hold times and dates alone.
  const worded = entries.filter(({ type }) => type !== 'schedule' && type !== 'day-off');

  test.each(worded)('$name', ({ entry }) => {
    const [english, arabic] = [readTexts({ entry, language: 'en' }), readTexts({ entry, language: 'ar' })];
    expect(english.length).toBeGreaterThan(0);
    expect(arabic).toHaveLength(english.length);
    for (const text of english) expect(text).not.toMatch(/[\u0600-\u06ff]/);
    // Placeholders are no words; a letter stands in their place.
    for (const text of arabic.map((written) => written.replace(/\{\w+\}/g, 'س'))) {
      expect(text).toMatch(/[\u0620-\u064a]/);
      expect(text, 'a Latin word was left').not.toMatch(/[A-Za-z]{2,}/);
      expect(text, 'punctuation and digits').not.toMatch(/[,;?\u0660-\u0669]/);
      expect(text, 'a blank before punctuation, or two').not.toMatch(/ [،؛؟:.!]|[^\n] {2,}/);
    }
  });
});

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

interface Span {
  weekday: string;
  from: number;
  to: number;
}

function spans({ value, from, to }: { value: unknown; from: string; to: string }): Span[] {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return (Array.isArray(value) ? value : []).map((item: Record<string, string>) => {
    const start = minutes(item[from] ?? '');
    const end = minutes(item[to] ?? '');
    return { weekday: item.weekday ?? '', from: start, to: end > start ? end : end + 24 * 60 };
  });
}

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

  test.each(regular)(
    'the shifts of $key lie within the opening hours of the branch',
    ({ shared, relations }) => {
      const branch = branches.find(({ key }) => key === relations?.branch);
      const open = spans({ value: branch?.shared?.workingHours, from: 'opensAt', to: 'closesAt' });
      for (const shift of spans({ value: shared?.shifts, from: 'startsAt', to: 'endsAt' })) {
        expect(
          open.some(
            ({ weekday, from, to }) => weekday === shift.weekday && from <= shift.from && shift.to <= to,
          ),
          `${shift.weekday} ${shift.from / 60}`,
        ).toBe(true);
      }
    },
  );

  test('nobody is in two places at once', () => {
    for (const { key } of doctors) {
      const all = regular
        .filter(({ relations }) => relations?.doctor === key)
        .flatMap(({ shared }) => spans({ value: shared?.shifts, from: 'startsAt', to: 'endsAt' }));
      all.forEach((one, index) => {
        const rest = all.slice(index + 1).filter(({ weekday }) => weekday === one.weekday);
        expect(rest.every(({ from, to }) => to <= one.from || one.to <= from)).toBe(true);
      });
    }
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

test('the telephone numbers are valid in Egypt', () => {
  for (const { shared } of [...branches, ...mainInfo]) {
    for (const phone of [shared?.phone, shared?.whatsapp]) {
      expect(parsePhoneNumberFromString(String(phone))?.isValid()).toBe(true);
    }
  }
  expect(parsePhoneNumberFromString(String(bookingSetting[0]?.shared?.callCentrePhone))?.country).toBe('EG');
});

test('every service is offered by a doctor of one of its specialties', () => {
  for (const { key, relations } of services) {
    const able = doctors.filter((doctor) =>
      listed(doctor.relations?.specialties).some((one) => listed(relations?.specialties).includes(one)),
    );
    expect(able.length, key).toBeGreaterThan(0);
  }
});

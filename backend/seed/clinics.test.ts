import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { attributesOf, faultsOf, readSchema, readTexts } from '../tests/support/schema-check';
import { readDemonstration } from './load/content';
import { readDesk } from './load/desk';
import { placeOf } from './load/entry-data';

const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key);
const listed = (value: string | string[] | undefined) => (value === undefined ? [] : [value].flat());

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

// What holds for every demonstration clinic, whatever it treats and wherever it is.
describe.each([
  { clinic: 'demo', directory: __dirname, country: 'EG' },
  { clinic: 'dental', directory: join(__dirname, 'dental'), country: 'SA' },
])('the demonstration clinic $clinic', ({ directory, country }) => {
  const demonstration = readDemonstration(directory);
  const content = Object.fromEntries(demonstration.map(({ noun, entries: list }) => [noun, list]));
  const of = (noun: string) => content[noun] ?? [];
  const entries = Object.entries(content).flatMap(([type, list]) =>
    list.map((entry) => ({ type, name: `${type} ${entry.key}`, entry })),
  );

  test.each(entries)('$name fits its content type, in both languages', ({ type, entry }) => {
    const words = attributesOf({ type, localized: true });
    const attributes = attributesOf({ type, localized: false });
    expect(faultsOf({ values: entry.shared ?? {}, attributes })).toEqual([]);
    expect(faultsOf({ values: entry.en, attributes: words })).toEqual([]);
    expect(faultsOf({ values: entry.ar, attributes: words })).toEqual([]);
    expect(Object.keys(entry.ar).sort()).toEqual(Object.keys(entry.en).sort());
  });

  test('relations lead to entries, and what they lead to is loaded before', () => {
    const loaded = new Set<string>();
    const missing: string[] = [];
    for (const { noun, entries: list } of demonstration) {
      for (const { key, en, relations = {} } of list) {
        for (const [path, keys] of Object.entries(relations)) {
          const { name, component } = placeOf({ data: en, path });
          const target =
            readSchema(component ?? noun)
              .attributes[name]?.target?.split('.')
              .at(-1) ?? '';
          for (const wanted of listed(keys))
            if (!loaded.has(`${target} ${wanted}`)) missing.push(`${noun} ${key}: ${path} ${wanted}`);
        }
      }
      for (const { key } of list) loaded.add(`${noun} ${key}`);
    }
    expect(missing).toEqual([]);
  });

  test('no key is used twice within a type', () => {
    for (const list of Object.values(content)) expect(new Set(keysOf(list)).size).toBe(list.length);
  });

  // Hours hold times and dates alone, fees amounts.
  const worded = entries.filter(({ type }) => !['schedule', 'day-off', 'fee'].includes(type));

  test.each(worded)('$name is itself in both languages', ({ entry }) => {
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

  const regular = of('schedule').filter(({ shared }) => !shared?.onTheseDates);

  test('every doctor has hours, all of them within those of the branch', () => {
    for (const { key } of of('doctor'))
      expect(
        regular.some(({ relations }) => relations?.doctor === key),
        key,
      ).toBe(true);
    for (const { key, shared, relations } of regular) {
      const branch = of('branch').find((one) => one.key === relations?.branch);
      const open = spans({ value: branch?.shared?.workingHours, from: 'opensAt', to: 'closesAt' });
      for (const shift of spans({ value: shared?.shifts, from: 'startsAt', to: 'endsAt' })) {
        const isInside = open.some(
          ({ weekday, from, to }) => weekday === shift.weekday && from <= shift.from && shift.to <= to,
        );
        expect(isInside, `${key} ${shift.weekday} ${shift.from / 60}`).toBe(true);
      }
    }
  });

  test('nobody is in two places at once', () => {
    for (const { key } of of('doctor')) {
      const all = regular
        .filter(({ relations }) => relations?.doctor === key)
        .flatMap(({ shared }) => spans({ value: shared?.shifts, from: 'startsAt', to: 'endsAt' }));
      all.forEach((one, index) => {
        const rest = all.slice(index + 1).filter(({ weekday }) => weekday === one.weekday);
        expect(
          rest.every(({ from, to }) => to <= one.from || one.to <= from),
          key,
        ).toBe(true);
      });
    }
  });

  test('every service is offered by a doctor of one of its specialties', () => {
    for (const { key, relations } of of('service')) {
      const able = of('doctor').filter((doctor) =>
        listed(doctor.relations?.specialties).some((one) => listed(relations?.specialties).includes(one)),
      );
      expect(able.length, key).toBeGreaterThan(0);
    }
  });

  test('its telephones are valid in its country, and those of its patients are not the clinic’s', () => {
    const own = [...of('branch'), ...of('main-info')].map(({ shared }) => String(shared?.phone));
    const { exchanges } = readDesk(directory);
    for (const phone of [...own, ...exchanges.map((exchange) => `${exchange}1000`)])
      expect(parsePhoneNumberFromString(phone)?.isValid() && parsePhoneNumberFromString(phone)?.country).toBe(
        country,
      );
    for (const exchange of exchanges)
      expect(own.filter((phone) => phone.startsWith(exchange) && Number(phone.slice(-4)) >= 1000)).toEqual(
        [],
      );
  });

  test('the content shows exactly the pictures that are there, and each can be drawn', async () => {
    const shown = entries.flatMap(({ entry }) => Object.values(entry.pictures ?? {}).flat());
    const folder = join(directory, 'pictures');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.svg'))
      .map((name) => name.replaceAll('\\', '/').replace(/\.svg$/, ''));
    expect([...new Set(shown.map(({ file }) => file))].sort()).toEqual(files.sort());
    for (const file of files) {
      const svg = readFileSync(join(folder, `${file}.svg`), 'utf8');
      expect(svg, file).not.toMatch(/<(?:text|image|script|foreignObject)\b|\son\w+=|data:/i);
      const { width, height } = await sharp(Buffer.from(svg)).metadata();
      expect(svg, file).toContain(`width="${width}" height="${height}"`);
    }
  });

  test('nobody is drawn: doctors, founders and reviewers are shown by their initials', () => {
    const people = ['doctor', 'founder', 'review'].flatMap(of);
    expect(people.length).toBeGreaterThan(3);
    for (const { key, pictures } of people) expect(pictures, key).toBeUndefined();
  });
});

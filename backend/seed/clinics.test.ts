import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readDemonstration } from './load/content';
import { readDesk } from './load/desk';

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Returns the texts of an entry that a person reads: addresses, icons and platform names left out. */
const readTexts = (words: Record<string, unknown>) =>
  textsIn(words)
    .filter((text) => !/^(?:https?:|\/|[a-z0-9-]+[:.][a-z0-9-]+$|[a-z]+$|\d+$)/.test(text))
    .map((text) => text.replace(/\]\([^)]*\)/g, ']').replace(/\[?\S+@[a-z.]+\]?/g, '…'));

// Loading shows that content fits its types and that its relations lead somewhere: tests/demonstration.test.ts.
describe.each([
  { clinic: 'demo', directory: __dirname, country: 'EG' },
  { clinic: 'dental', directory: join(__dirname, 'dental'), country: 'SA' },
])('the demonstration clinic $clinic', ({ directory, country }) => {
  const content = Object.fromEntries(
    readDemonstration(directory).map(({ noun, entries }) => [noun, entries]),
  );
  const of = (noun: string) => content[noun] ?? [];
  const entries = Object.entries(content).flatMap(([type, list]) =>
    list.map((entry) => ({ type, name: `${type} ${entry.key}`, entry })),
  );
  // Hours hold times and dates alone, fees amounts.
  const worded = entries.filter(({ type }) => !['schedule', 'day-off', 'fee'].includes(type));

  test.each(worded)('$name is itself in both languages', ({ entry }) => {
    const [english, arabic] = [readTexts(entry.en), readTexts(entry.ar)];
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

  test('its telephones are valid in its country, and those of its patients are not the clinic’s', () => {
    const own = [...of('branch'), ...of('main-info')].map(({ shared }) => String(shared?.phone));
    const { exchanges } = readDesk(directory);
    for (const phone of [...own, ...exchanges.map((exchange) => `${exchange}1000`)]) {
      const parsed = parsePhoneNumberFromString(phone);
      expect(parsed?.isValid() && parsed.country).toBe(country);
    }
    const isPatients = (phone: string) =>
      Number(phone.slice(-4)) >= 1000 && exchanges.some((exchange) => phone.startsWith(exchange));
    expect(own.filter(isPatients)).toEqual([]);
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
      expect(svg, file).not.toMatch(
        /<(?:text|image|script|foreignObject)\b|\son\w+=|data:|@import|<!ENTITY/i,
      );
      const { width, height } = await sharp(Buffer.from(svg)).metadata();
      expect(svg, file).toContain(`width="${width}" height="${height}"`);
    }
  });

  test('doctors and founders have a face each or all have none; reviewers, who are patients, have none', () => {
    const faces = ['doctor', 'founder'].flatMap(of).map(({ pictures }) => JSON.stringify(pictures?.image));
    expect(faces.length).toBeGreaterThan(3);
    expect([0, faces.length]).toContain(new Set(faces.filter(Boolean)).size);
    for (const { key, pictures } of of('review')) expect(pictures, key).toBeUndefined();
  });
});

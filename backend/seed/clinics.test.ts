import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readDemonstration } from './load/content';

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
  { clinic: 'demo', directory: __dirname },
  { clinic: 'dental', directory: join(__dirname, 'dental') },
])('the demonstration clinic $clinic', ({ directory }) => {
  // Hours hold times and dates alone, fees amounts.
  const worded = readDemonstration(directory)
    .filter(({ noun }) => !['schedule', 'day-off', 'fee'].includes(noun))
    .flatMap(({ noun, entries }) => entries.map((entry) => ({ name: `${noun} ${entry.key}`, entry })));

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
});

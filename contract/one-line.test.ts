import { expect, test } from 'vitest';
import { oneLine } from './one-line';

test.each([
  ['a plain name', 'Laila Hassan', 'Laila Hassan'],
  ['shadda with its vowel', 'مُحَمَّد', 'مُحَمَّد'.normalize('NFC')],
  ['a Persian name with its non-joiner', 'علی\u200cرضا', 'علی\u200cرضا'],
  ['a Hindi name with its joiner', 'क्\u200dष', 'क्\u200dष'],
  ['letters beyond the basic plane', '𠮷田', '𠮷田'],
])('a text of one line keeps %s', (_what, written, kept) => expect(oneLine(written)).toBe(kept));

test.each([
  ['an override of the direction', '\u202eneila\u202c', 'neila'],
  ['fillers', 'Lai\u00adla\u2060 \u3164Has\ufeffsan\u2800', 'Laila Hassan'],
  ['a joiner where none is written', 'Lai\u200dla \u200cHassan\u200c', 'Laila Hassan'],
  ['a non-joiner at the end of an Arabic word', 'سلمى\u200c عمر', 'سلمى عمر'],
  ['half a character', 'Laila\ud800', 'Laila'],
  ['a name of nothing that is seen', '\u200b\u2060\u3164 \u202e', ''],
  ['signs around letters', 'L\u0488a\u20ddila', 'Laila'],
  ['marks without a letter', '\u0301\u0302 Laila \u0651', 'Laila'],
  ['spaces and separators of lines', '  Laila \u00a0\u3000\u2028\u2029 Hassan ', 'Laila Hassan'],
  ['decomposed letters', 'E\u0301lise', 'Élise'],
])('a text of one line leaves nothing of %s', (_what, written, kept) => expect(oneLine(written)).toBe(kept));

test('a text of one line carries two marks on a letter at most, however many were stacked, and is the same when it is cleaned again', () => {
  const stacked = [...'Laila'].map((letter) => letter + '\u0316\u0351\u0317\u0348'.repeat(10)).join('');
  const shown = oneLine(stacked);
  expect(shown.replace(/\p{M}/gu, '')).toBe('Laila');
  expect(shown).not.toMatch(/\p{M}{3}/u);
  for (const written of ['a\u0300\u0301\u0302', 'علی\u200c\u200cرضا', 'e\u202e\u0301', ' \u0301\u200b '])
    expect(oneLine(oneLine(written))).toBe(oneLine(written));
});

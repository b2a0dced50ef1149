import { expect, test } from 'vitest';
import { manyLines } from '../contract/many-lines';
import { readContactMessage } from '../desk/messages/read-contact-message';

test.each([
  ['its line breaks', 'one\ntwo\n\nthree', 'one\ntwo\n\nthree'],
  ['line breaks of every kind', 'one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
  ['Arabic with its vowels', 'أُذُنٌ تُؤلِم\nمنذ يومين', 'أُذُنٌ تُؤلِم\nمنذ يومين'.normalize('NFC')],
  ['signs and emoji', '39.5 °C – “pain” 🤒', '39.5 °C – “pain” 🤒'],
])('a text of several lines keeps %s', (_what, written, kept) => expect(manyLines(written)).toBe(kept));

test.each([
  ['direction controls', '\u202enwod edispu\u202c\n\u2066two\u2069', 'nwod edispu\ntwo'],
  ['invisible characters', 'a\u200bb\u2060\n\u3164\nc', 'ab\n\nc'],
  ['stacks of marks', `H${'\u0316\u0351'.repeat(40)}i\n${'\u0301'.repeat(9)}x`, 'H\u0316\u0316i\nx'],
  ['long gaps', 'one\n\n \n\n\t\n\ntwo', 'one\n\ntwo'],
  ['spaces around breaks', '  one \t \n   two  ', 'one\ntwo'],
  ['nothing that is seen', ' \u200b\n\u202e\n', ''],
])('a text of several lines leaves nothing of %s', (_what, written, kept) => {
  expect(manyLines(written)).toBe(kept);
});

// A pattern that goes back over what it has read would need minutes for each.
test.each(['\u200d\u0301', '\n ', '\u0301', 'ع\u200c', '\u202e\n'])(
  'a text of several lines comes to an end with one of the largest body of %j',
  { timeout: 20_000 },
  (piece) => {
    const cleaned = manyLines(piece.repeat(64 * 1024));
    expect(manyLines(cleaned)).toBe(cleaned);
  },
);

const sender = { name: 'Mona', email: 'mona@example.org' };
const messageOf = (message: string) => readContactMessage({ data: { ...sender, message } }).message;

test('a message of the contact page is cleaned before it is stored, and its length counts then; one of nothing that is seen is none, and other control characters are refused', () => {
  expect(messageOf('\u202eolleH\u202c\r\n\r\nA\u0301\u0301\u0301\u0301')).toBe('olleH\n\nÁ\u0301\u0301');
  expect(messageOf(`${'\u200b'.repeat(5000)}short`)).toBe('short');
  expect(() => messageOf('x'.repeat(4001))).toThrow('cannot be taken');
  for (const message of ['\u202e\u200b', 'a\u0000b', '\u001b[2J'])
    expect(() => messageOf(message)).toThrow('cannot be taken');
});

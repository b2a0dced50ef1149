import { expect, test } from 'vitest';
import { manyLines } from '../contract/many-lines';
import { readContactMessage } from '../desk/messages/read-contact-message';

// The characters themselves: contract/one-line.test.ts.
test.each([
  ['breaks of every kind', 'one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
  ['long gaps', 'one\n\n \n\n\t\n\ntwo', 'one\n\ntwo'],
  ['spaces around breaks', '  one \t \n   two  ', 'one\ntwo'],
])('a text of several lines has %s in one form', (_what, written, kept) => {
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

import { expect, it } from 'vitest';
import { checkMessage, looksLikeBot, SHORTEST_WRITING_MS, tidyMessage } from './rules';

const message = { name: 'منى حسن', email: 'mona@example.org', message: 'When are you open?' };

it('a message says of every field what is wrong with it, loses stray marks and spaces, and keeps its own line breaks', () => {
  const expected = { name: 'required', email: 'invalid', message: 'tooLong' };
  expect(checkMessage({ name: '', email: 'mona', message: 'x'.repeat(4001) })).toEqual(expected);
  const stray = { name: ' Mona\r\n  Hassan ', email: '\u200emona٢٠@example.org \u200f', message: ' a\r\nb ' };
  expect(tidyMessage(stray)).toEqual({ name: 'Mona Hassan', email: 'mona20@example.org', message: 'a\nb' });
});

it.each(['mona@clinic', 'a b@example.org', '@example.org', 'Mona <mona@example.org>', 'mona@example.'])(
  'a message is not answered to %s',
  (email) => expect(checkMessage({ ...message, email })).toEqual({ email: 'invalid' }),
);

it.each([
  ['', null, false],
  ['', String(SHORTEST_WRITING_MS), false],
  ['', String(SHORTEST_WRITING_MS - 1), true],
  ['', 'soon', true],
  ['https://cheap.example', null, true],
])('a form sent by a program with %j in the hidden field after %j ms: %s', (honeypot, elapsed, expected) => {
  expect(looksLikeBot({ honeypot, elapsed })).toBe(expected);
});

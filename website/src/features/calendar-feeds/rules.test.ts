import { expect, it } from 'vitest';
import { feedPath, isUnchanged, readFeedSecret } from './rules';

const secret = `${'Ab3_-'.repeat(8)}xyz`;

it('a secret is read back from the path of its feed, and from no other', () => {
  expect(readFeedSecret(feedPath(secret).split('/').at(-1) ?? '')).toBe(secret);
  for (const file of [
    secret,
    `${secret}x.ics`,
    `${secret.slice(1)}.ics`,
    `${secret}.ics.ics`,
    '.ics',
    '%00.ics',
  ])
    expect(readFeedSecret(file), file).toBeNull();
});

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [null, false],
])('a calendar that has %s is told whether that is still so: %s', (header, expected) => {
  expect(isUnchanged('"a"', header)).toBe(expected);
});

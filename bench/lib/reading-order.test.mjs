import { equal } from 'node:assert/strict';
import { test } from 'node:test';
import { toReadingOrder } from './reading-order.mjs';

const listOf = (count) =>
  [
    '- list:',
    ...Array.from(
      { length: count },
      (_, at) => `  - listitem:\n    - link "Doctor ${at}":\n      - /url: /d`,
    ),
  ].join('\n');

test('a long list is its first entries and how many more there are', () => {
  const read = toReadingOrder(`- heading "Which doctor?" [level=2]\n${listOf(5)}\n- paragraph: Call us`);
  equal(
    read,
    [
      '- heading "Which doctor?" [level=2]',
      '- list',
      ...[0, 1, 2].flatMap((at) => ['  - listitem', `    - link "Doctor ${at}"`]),
      '  … 2 more like these',
      '- paragraph: Call us',
    ].join('\n'),
  );
});

test('a short list stands whole', () => {
  equal(toReadingOrder(listOf(2)).includes('more like these'), false);
});

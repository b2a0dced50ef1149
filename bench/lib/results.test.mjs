import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figuresOf, markdownTable, sectionOf } from './results.mjs';
import { combine, median, percentile } from './statistics.mjs';

const bench = { name: 'waiting', title: 'Waiting', about: 'How long a call takes.' };
const runOf = ({ ms, lost = 0, faults = [] }) => ({
  tables: [
    {
      labels: ['call'],
      columns: [
        { name: 'ms', digits: 1 },
        { name: 'lost', isTotal: true },
      ],
      rows: [{ labels: ['booking'], values: [ms, lost] }],
    },
  ],
  aims: [
    { name: 'a booking', unit: 'ms', value: ms, atMost: 20 },
    { name: 'lost', unit: '', value: lost, atMost: 0, isTotal: true },
  ],
  faults,
});

test('the middle of an odd and of an even number of runs', () => {
  assert.equal(median([9, 1, 5]), 5);
  assert.equal(median([1, 2, 10, 20]), 6);
  assert.ok(Number.isNaN(median([])));
});

test('99 of 100 values are below the percentile, and a single value is its own', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  assert.equal(percentile(values, 0.99), 100);
  assert.equal(percentile(values, 0.5), 51);
  assert.equal(percentile([7], 0.99), 7);
});

test('figures have a middle and a range, counts are added up', () => {
  assert.deepEqual(combine([3, 1, 2]), { value: 2, lowest: 1, highest: 3 });
  assert.deepEqual(combine([3, 1, 2], { isTotal: true }), { value: 6, lowest: 6, highest: 6 });
});

test('texts begin at the left of a table and numbers end at the right', () => {
  assert.equal(
    markdownTable({ head: ['call', 'ms'], texts: 1, rows: [['booking', '12.5']] }),
    '| call    |   ms |\n| ------- | ---: |\n| booking | 12.5 |',
  );
});

test('a section shows middle and range of its runs, and the aim beside it', () => {
  const text = sectionOf({ bench, runs: [runOf({ ms: 10 }), runOf({ ms: 30 }), runOf({ ms: 19, lost: 2 })] });
  assert.match(text, /^## Waiting: `npm run bench:waiting`\n\nHow long a call takes\.\n/);
  assert.match(text, /\| booking \| 19\.0 \(10\.0 to 30\.0\) \| +2 \|/);
  assert.match(text, /\| a booking \| at most 20 ms \| 19 \(10 to 30\) \| +met \|/);
  assert.match(text, /\| lost +\| at most 0 +\| +2 \| \*\*missed\*\* \|/);
});

test('a row that only some runs have keeps its own figures', () => {
  const both = runOf({ ms: 10 });
  const more = { labels: ['month'], values: [5, 1] };
  const second = { ...both, tables: [{ ...both.tables[0], rows: [more, ...both.tables[0].rows] }] };
  const text = sectionOf({ bench, runs: [both, second] });
  assert.match(text, /\| booking \| 10\.0 \|/);
  assert.match(text, /\| month +\| +5\.0 \| +1 \|/);
});

test('one run has no range', () => {
  assert.match(sectionOf({ bench, runs: [runOf({ ms: 10 })] }), /\| booking \| 10\.0 \|/);
});

test('faults are named with their run', () => {
  const text = sectionOf({ bench, runs: [runOf({ ms: 1 }), runOf({ ms: 1, faults: ['3 answers of 500'] })] });
  assert.match(text, /- Run 2: 3 answers of 500/);
});

test('the document begins with the machine and has every bench in its order', () => {
  const other = { name: 'other', title: 'Other', about: 'Another.' };
  const text = figuresOf({
    machine: [
      ['date', '2026-11-22'],
      ['Node', '24.21.0'],
    ],
    benches: [
      { bench, runs: [runOf({ ms: 10 })] },
      { bench: other, runs: [runOf({ ms: 20 })] },
    ],
  });
  assert.match(text, /^# Figures\n/);
  assert.match(text, /\| date \| 2026-11-22 \|\n\| Node \| 24\.21\.0 +\|/);
  assert.ok(text.indexOf('## Waiting') < text.indexOf('## Other'));
  assert.match(text, /\.\n$|\|\n$/);
});

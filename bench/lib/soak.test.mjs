import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareThirds, plotOverTime } from './soak.mjs';

const samples = Array.from({ length: 90 }, (_, index) => ({
  minute: index / 10,
  usage: { website: { memory: 100 + index, files: 7, connections: Math.min(index, 30) } },
}));

test('what goes on growing is higher in its last third, what only filled is not', () => {
  const found = compareThirds({ samples, names: ['website'] });
  const ratios = Object.fromEntries(found.map(({ measure, ratio }) => [measure, ratio]));
  assert.ok(ratios.memory > 1.1);
  assert.equal(ratios.files, 1);
  assert.equal(ratios.connections, 1);
});

test('a plot has the lowest and the highest of each stretch, and no sample is left out', () => {
  const values = samples.map(({ usage }) => usage.website.memory);
  const { lines, at } = plotOverTime({ samples, title: 'x', unit: 'MB', lines: [{ name: 'one', values }] });
  const [{ points }] = lines;
  assert.equal(points.length, at.length);
  assert.ok(points.length <= 30);
  assert.equal(points[0].lowest, 100);
  assert.equal(points.at(-1).highest, 189);
});

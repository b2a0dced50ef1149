import { readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { root } from './lib/project.mjs';

// Learns which pieces of words speak of danger from the sentences in website/src/test, and writes contract/danger-weights.ts:
// logistic regression by Adam over all sentences at once. The same sentences give the same file.

// The contract is written for bundlers, which find "./digits" without its ending.
registerHooks({
  resolve: (name, context, next) => next(/^\.\/[a-z-]+$/.test(name) ? `${name}.ts` : name, context),
});
/** @type {{ SLOTS: number, slotsOf: (text: string) => number[] }} */
const { SLOTS, slotsOf } = await import(join(root, 'contract', 'danger-score.ts'));

const HARMLESS = [
  'harmless',
  'complaints',
  'complaints-in-dialects',
  'complaints-in-latin-letters',
  'not-treated',
];
const ROUNDS = 250;
const RATE = 0.1;
/** Holds weights small that few sentences speak for. */
const PENALTY = 0.01;

/** @param {string} list */
const read = (list) =>
  readFileSync(join(root, 'website/src/test', `${list}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' => '));

const sentences = [
  ...read('emergencies').map(([said = '']) => ({ said, isDanger: true })),
  // A complaint whose right answer begins with "!" is a warning sign.
  ...HARMLESS.flatMap(read).map(([said = '', right = '']) => ({ said, isDanger: right.startsWith('!') })),
].map(({ said, isDanger }) => ({ slots: slotsOf(said), isDanger }));

const weights = new Float64Array(SLOTS + 1);
const mean = new Float64Array(SLOTS + 1);
const spread = new Float64Array(SLOTS + 1);

for (let round = 1; round <= ROUNDS; round += 1) {
  const slope = weights.map((weight, at) => (at < SLOTS ? (PENALTY * weight) / sentences.length : 0));
  for (const { slots, isDanger } of sentences) {
    const share = 1 / Math.sqrt(Math.max(1, slots.length));
    let sum = weights[SLOTS] ?? 0;
    for (const slot of slots) sum += share * (weights[slot] ?? 0);
    const fault = (1 / (1 + Math.exp(-sum)) - Number(isDanger)) / sentences.length;
    for (const slot of slots) slope[slot] = (slope[slot] ?? 0) + share * fault;
    slope[SLOTS] = (slope[SLOTS] ?? 0) + fault;
  }
  slope.forEach((by, at) => {
    const first = 0.9 * (mean[at] ?? 0) + 0.1 * by;
    const second = 0.999 * (spread[at] ?? 0) + 0.001 * by * by;
    mean[at] = first;
    spread[at] = second;
    weights[at] =
      (weights[at] ?? 0) -
      (RATE * (first / (1 - 0.9 ** round))) / (Math.sqrt(second / (1 - 0.999 ** round)) + 1e-9);
  });
}

const step = Math.max(...weights.subarray(0, SLOTS).map(Math.abs)) / 127;
const bytes = Int8Array.from(weights.subarray(0, SLOTS), (weight) => Math.round(weight / step));
writeFileSync(
  join(root, 'contract', 'danger-weights.ts'),
  `// Written by \`npm run learn-danger\`.
export const BIAS = ${weights[SLOTS]};
export const STEP = ${step};
export const WEIGHTS =
  '${Buffer.from(bytes.buffer).toString('hex')}';
`,
);
console.log(`Learned from ${sentences.length} sentences.`);

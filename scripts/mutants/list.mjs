import { readFileSync } from 'node:fs';

/**
 * @typedef {object} Mutant a mistake that a person could make
 * @property {string} promise of the product that it breaks; each is broken in three places
 * @property {string} file from the repository's folder
 * @property {string} from stands in the file once
 * @property {string} to
 * @property {readonly [string, string, ...string[]]} caughtBy the cheapest step of `npm test`, the file of tests as its
 *   tool names it, and what else the tool is given
 */

/** @type {readonly Mutant[]} */
export const mutants = readFileSync(new URL('mutants.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

export const promises = [...Map.groupBy(mutants, ({ promise }) => promise)].map(([promise, places]) => ({
  promise,
  mutants: places,
}));

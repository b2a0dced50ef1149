import { booking } from './booking.mjs';
import { desk } from './desk.mjs';
import { people } from './people.mjs';
import { site } from './site.mjs';

/**
 * @typedef {object} Mutation a mistake that a person could make
 * @property {string} file from the repository's folder
 * @property {string} from stands in the file once
 * @property {string} to
 * @property {readonly [string, string, ...string[]]} caughtBy the cheapest step of `npm test`, the file of tests as its
 *   tool names it, and what else the tool is given
 *
 * @typedef {{ promise: string, mutants: readonly Mutation[] }} Promised
 * @typedef {Mutation & { promise: string }} Mutant
 */

/** Promises of the product, each broken in three places. */
export const promises = [...booking, ...desk, ...people, ...site];

/** @type {readonly Mutant[]} */
export const mutants = promises.flatMap(({ promise, mutants: places }) =>
  places.map((place) => ({ promise, ...place })),
);

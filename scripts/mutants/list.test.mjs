import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../lib/project.mjs';
import { mutants, promises } from './list.mjs';
import { VITEST_STEPS } from './run-tests.mjs';

const inCheckout = (/** @type {string[]} */ ...path) => join(root, ...path);

test('three mutants stand for each of twenty promises', () => {
  assert.equal(new Set(promises.map(({ promise }) => promise)).size, 20);
  for (const { promise, mutants: places } of promises) assert.equal(places.length, 3, promise);
});

test('each mutant changes one place and names tests that are there', () => {
  const stale = mutants.filter(
    ({ file, from, to }) => from === to || readFileSync(inCheckout(file), 'utf8').split(from).length !== 2,
  );
  assert.deepEqual(stale, []);
  // Tests of the contract run with the backend's, in its copy.
  const folderOf = (/** @type {string} */ step, /** @type {string} */ tests) =>
    tests.startsWith('contract/') ? '' : (VITEST_STEPS[step]?.app ?? `${step}/specs`);
  const lost = mutants.filter(
    ({ caughtBy: [step, tests] }) => !existsSync(inCheckout(folderOf(step, tests), tests)),
  );
  assert.deepEqual(lost, []);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyFolder } from './empty-folder.mjs';
import { playwrightCounts, vitestCounts } from './results.mjs';

const { put } = emptyFolder();
const reportOf = (/** @type {unknown} */ report) => put('report.json', JSON.stringify(report));

test('the tests of a run are counted, and one that broke outside of them, or without any, is not good', () => {
  const file = reportOf({ numPassedTests: 5, numFailedTests: 2 });
  assert.deepEqual(vitestCounts({ file, exitOk: false }), { passed: 5, failed: 2, failures: [] });
  reportOf({ stats: { expected: 4, unexpected: 1, flaky: 1 } });
  assert.deepEqual(playwrightCounts({ file, exitOk: false }), { passed: 4, failed: 2, failures: [] });
  reportOf({ numPassedTests: 5, numFailedTests: 0 });
  assert.deepEqual(vitestCounts({ file, exitOk: false }), { passed: 5, failed: 1, failures: [] });
  const { passed, failed } = vitestCounts({ file: '/nowhere', exitOk: true });
  assert.deepEqual({ passed, failed }, { passed: 0, failed: 1 });
});

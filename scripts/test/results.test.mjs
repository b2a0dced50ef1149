import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { playwrightCounts, vitestCounts } from './results.mjs';

/**
 * @param {unknown} report
 * @param {(file: string) => void} check
 */
function withReport(report, check) {
  const dir = mkdtempSync(join(tmpdir(), 'clinic-results-'));
  const file = join(dir, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  check(file);
  rmSync(dir, { recursive: true });
}

test('the tests of a run are counted', () => {
  withReport({ numPassedTests: 5, numFailedTests: 2 }, (file) => {
    assert.deepEqual(vitestCounts({ file, exitOk: false }), { passed: 5, failed: 2 });
  });
  withReport({ stats: { expected: 4, unexpected: 1, flaky: 1 } }, (file) => {
    assert.deepEqual(playwrightCounts({ file, exitOk: false }), { passed: 4, failed: 2 });
  });
});

test('a run that broke outside its tests is not good', () => {
  withReport({ numPassedTests: 5, numFailedTests: 0 }, (file) => {
    assert.deepEqual(vitestCounts({ file, exitOk: false }), { passed: 5, failed: 1 });
  });
});

test('a run without any test is not good', () => {
  assert.deepEqual(vitestCounts({ file: '/nowhere', exitOk: true }), { passed: 0, failed: 1 });
});

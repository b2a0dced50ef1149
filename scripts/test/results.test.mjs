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
    assert.deepEqual(vitestCounts({ file, exitOk: false }), { passed: 5, failed: 2, failures: [] });
  });
  withReport({ stats: { expected: 4, unexpected: 1, flaky: 1 } }, (file) => {
    assert.deepEqual(playwrightCounts({ file, exitOk: false }), { passed: 4, failed: 2, failures: [] });
  });
});

test('a run that broke outside its tests is not good', () => {
  withReport({ numPassedTests: 5, numFailedTests: 0 }, (file) => {
    assert.deepEqual(vitestCounts({ file, exitOk: false }), { passed: 5, failed: 1, failures: [] });
  });
});

test('a run without any test is not good', () => {
  const { passed, failed } = vitestCounts({ file: '/nowhere', exitOk: true });
  assert.deepEqual({ passed, failed }, { passed: 0, failed: 1 });
});

test('failed tests are named with their error, and so is a file that broke outside its tests', () => {
  const report = {
    testResults: [
      {
        name: '/somewhere/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'a holds', status: 'passed' },
          {
            fullName: 'a is free',
            status: 'failed',
            failureMessages: ['expected 1 to be 2\n\n    at a.test.ts:3'],
          },
        ],
      },
      { name: '/somewhere/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  };
  withReport(report, (file) => {
    const [test, broken] = vitestCounts({ file, exitOk: false }).failures ?? [];
    assert.match(test ?? '', /a\.test\.ts › a is free\n\s+expected 1 to be 2\n\s+at a\.test\.ts:3$/);
    assert.match(broken ?? '', /b\.test\.ts\n\s+no such module$/);
  });
});

test('of the browser tests too, with the screen and the line', () => {
  const timedOut = { status: 'failed', error: { message: '\u001b[31mTimed out\u001b[39m' } };
  const failed = {
    title: 'books',
    file: 'browser/booking.spec.ts',
    line: 7,
    tests: [
      { projectName: 'ar-phone', status: 'expected', results: [{ status: 'passed' }] },
      { projectName: 'en-desktop', status: 'unexpected', results: [timedOut] },
    ],
  };
  const suites = [{ title: 'browser/booking.spec.ts', suites: [{ title: 'a visitor', specs: [failed] }] }];
  withReport({ suites, stats: { expected: 4, unexpected: 1 } }, (file) => {
    assert.deepEqual(playwrightCounts({ file, exitOk: false }).failures, [
      '[en-desktop] browser/booking.spec.ts:7 › a visitor › books\n    Timed out',
    ]);
  });
});

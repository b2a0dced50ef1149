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

test('failed tests are named with their error, and so is a file that broke outside its tests', () => {
  const failureMessages = ['expected 1 to be 2\n\n    at a.test.ts:3'];
  const assertionResults = [
    { fullName: 'a holds', status: 'passed' },
    { fullName: 'a is free', status: 'failed', failureMessages },
  ];
  const testResults = [
    { name: '/somewhere/a.test.ts', status: 'failed', assertionResults },
    { name: '/somewhere/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
  ];
  const [test, broken] = vitestCounts({ file: reportOf({ testResults }), exitOk: false }).failures ?? [];
  assert.match(test ?? '', /a\.test\.ts › a is free\n\s+expected 1 to be 2\n\s+at a\.test\.ts:3$/);
  assert.match(broken ?? '', /b\.test\.ts\n\s+no such module$/);
});

test('of the browser tests too, with the screen and the line', () => {
  const timedOut = { status: 'failed', error: { message: '\u001b[31mTimed out\u001b[39m' } };
  const tests = [
    { projectName: 'ar-phone', status: 'expected', results: [{ status: 'passed' }] },
    { projectName: 'en-desktop', status: 'unexpected', results: [timedOut] },
  ];
  const failed = { title: 'books', file: 'browser/booking.spec.ts', line: 7, tests };
  const suites = [{ title: 'browser/booking.spec.ts', suites: [{ title: 'a visitor', specs: [failed] }] }];
  const file = reportOf({ suites, stats: { expected: 4, unexpected: 1 } });
  assert.deepEqual(playwrightCounts({ file, exitOk: false }).failures, [
    '[en-desktop] browser/booking.spec.ts:7 › a visitor › books\n    Timed out',
  ]);
});

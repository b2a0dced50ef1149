import { existsSync, readFileSync } from 'node:fs';
import { failedInPlaywright, failedInVitest } from './failed-tests.mjs';

/** @typedef {{ passed: number, failed: number, failures?: string[] }} Counts failures: a text for each that is known */

/** A check without tests of its own counts as one. @param {boolean} ok @returns {Counts} */
export function oneCheck(ok) {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** @param {{ file: string, exitOk: boolean }} run a report of Vitest's JSON reporter @returns {Counts} */
export function vitestCounts({ file, exitOk }) {
  const report = readJson(file);
  return atLeastOneFailure({
    exitOk,
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    failures: failedInVitest(report),
  });
}

/** @param {{ file: string, exitOk: boolean }} run a report of Playwright's JSON reporter @returns {Counts} */
export function playwrightCounts({ file, exitOk }) {
  const report = readJson(file);
  const stats = report?.stats;
  return atLeastOneFailure({
    exitOk,
    passed: stats?.expected ?? 0,
    // A test that passed only on a retry, which needs --retries, has failed.
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    failures: failedInPlaywright(report),
  });
}

/** @param {{ file: string, exitOk: boolean }} run a report of Node's own test runner, in TAP @returns {Counts} */
export function tapCounts({ file, exitOk }) {
  const report = readText(file);
  const count = (/** @type {string} */ name) =>
    Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(report)?.[1] ?? 0);
  return atLeastOneFailure({ exitOk, passed: count('pass'), failed: count('fail') });
}

/**
 * A run that broke before or outside its tests, and one that ran no test at all, is never counted as good.
 *
 * @param {Counts & { exitOk: boolean }} run
 * @returns {Counts}
 */
function atLeastOneFailure({ exitOk, passed, failed, failures = [] }) {
  const broke = !exitOk || passed + failed === 0;
  return { passed, failed: broke ? Math.max(1, failed) : failed, failures };
}

/** @param {string} file */
function readJson(file) {
  const text = readText(file);
  return text ? JSON.parse(text) : null;
}

/** @param {string} file */
function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * A check without tests of its own counts as one.
 *
 * @param {boolean} ok
 * @returns {Counts}
 */
export function oneCheck(ok) {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * @param {{ file: string, exitOk: boolean }} run a report of Vitest's JSON reporter
 * @returns {Counts}
 */
export function vitestCounts({ file, exitOk }) {
  const report = readJson(file);
  return atLeastOneFailure({
    exitOk,
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
  });
}

/**
 * @param {{ file: string, exitOk: boolean }} run a report of Playwright's JSON reporter
 * @returns {Counts}
 */
export function playwrightCounts({ file, exitOk }) {
  const stats = readJson(file)?.stats;
  return atLeastOneFailure({
    exitOk,
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
  });
}

/**
 * A run that broke before or outside its tests, and one that ran no test at all, is never counted as good.
 *
 * @param {Counts & { exitOk: boolean }} run
 * @returns {Counts}
 */
function atLeastOneFailure({ exitOk, passed, failed }) {
  const broke = !exitOk || passed + failed === 0;
  return { passed, failed: broke ? Math.max(1, failed) : failed };
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

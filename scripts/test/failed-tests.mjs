import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../lib/project.mjs';

/** Lines that say what is wrong; the whole error stands above, where the test ran. */
const LINES_OF_AN_ERROR = 6;

/**
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} VitestTest
 * @typedef {{ name: string, status: string, message?: string, assertionResults: VitestTest[] }} VitestFile
 * @typedef {{ status: string, error?: { message?: string } }} PlaywrightResult
 * @typedef {{ projectName: string, status: string, results: PlaywrightResult[] }} PlaywrightTest
 * @typedef {{ title: string, file: string, line: number, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/**
 * Returns the failed tests, to be said again at the end of a run, where they are found without reading all of it.
 *
 * @param {{ testResults?: VitestFile[] } | null} report of Vitest's JSON reporter
 * @returns {string[]} a text of some lines for each test, or for a file that broke outside its tests
 */
export function failedInVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative(root, name);
    if (failed.length === 0 && status === 'failed') return [describe({ title: file, error: message })];
    return failed.map((test) =>
      describe({ title: `${file} › ${test.fullName}`, error: test.failureMessages?.[0] }),
    );
  });
}

/** @param {{ suites?: PlaywrightSuite[] } | null} report of Playwright's JSON reporter @returns {string[]} as of Vitest */
export function failedInPlaywright(report) {
  return (report?.suites ?? []).flatMap((suite) => failedInSuite(suite, []));
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} outer titles of the suites around it; that of a file is its name, which a spec says itself
 * @returns {string[]}
 */
function failedInSuite({ specs = [], suites = [] }, outer) {
  // A spec of several screens says of the first alone whether it is well.
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        describe({
          title: [`[${projectName}] ${file}:${line}`, ...outer, title].join(' › '),
          error: results.find(({ error }) => error)?.error?.message,
        }),
      ),
  );
  return [...own, ...suites.flatMap((suite) => failedInSuite(suite, [...outer, suite.title]))];
}

/** @param {{ title: string, error: string | undefined }} failure */
function describe({ title, error = 'It did not end.' }) {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim());
  return [title, ...lines.slice(0, LINES_OF_AN_ERROR).map((line) => `    ${line}`)].join('\n');
}

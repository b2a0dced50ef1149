import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tryOr } from '../lib/fault.mjs';
import { root } from '../lib/project.mjs';
import { chooseDatabaseTests, chooseSpecs } from './affected.mjs';
import * as checks from './check-steps.mjs';
import { endToEnd } from './e2e-step.mjs';

/** @typedef {import('./affected.mjs').Source} Source */

/** A helper that so many tests share says nothing of one of them. */
const SHARED_BY = 8;

/**
 * Steps for what has changed since a revision, and the reason of each choice, in lines.
 *
 * @param {{ since?: string, changed?: string[], fixed: ReadonlyArray<import('./steps.mjs').Step> }} options fixed: steps that always run
 * @returns {{ steps: import('./steps.mjs').Step[], reasons: string[] }}
 */
export function affectedSteps({ since = defaultBase(), changed = changedSince(since), fixed }) {
  const graph = {
    ...cruise({ app: 'backend', folders: ['src', 'config', 'seed', 'tests'] }),
    ...cruise({ app: 'website', folders: ['src'] }),
    ...cruise({ app: 'e2e', folders: ['.'] }),
  };
  const importers = new Map(Object.entries(graph));
  const testsIn = (/** @type {RegExp} */ pattern) =>
    [...importers.keys()].filter((file) => pattern.test(file)).map(read);
  const database = chooseDatabaseTests({
    importers,
    changed,
    tests: withHelpers(testsIn(/^backend\/tests\/[^/]+\.test\.ts$/), importers),
    routes: testsIn(/^backend\/src\/(platform\/routes\.ts$|api\/[^/]+\/routes\/)/),
  });
  const specs = chooseSpecs({
    importers,
    changed,
    specs: testsIn(/^e2e\/specs\/.*\.spec\.ts$/),
    pages: [...importers.keys()].filter((file) => /\/page\.tsx$/.test(file)),
  });
  const parts = [
    { name: 'databases', choice: database, run: runOnDatabases, below: 'backend/' },
    { name: 'e2e', choice: specs, run: endToEnd, below: 'e2e/specs/' },
  ].filter(({ choice }) => choice.files.length > 0);
  return {
    steps: [
      ...fixed,
      ...parts.map(({ name, choice, run, below }) => {
        const toolArgs = choice.files === 'all' ? [] : choice.files.map((file) => file.slice(below.length));
        return {
          name,
          title: `Affected: ${name}`,
          run: (/** @type {checks.Context} */ context) => run({ ...context, toolArgs }),
        };
      }),
    ],
    reasons: [
      `${changed.length} files changed since ${since}.`,
      ...parts.flatMap(({ name, choice: { files, why } }) => [
        `${name}: ${files === 'all' ? 'all' : files.length} (${why})`,
        ...(files === 'all' ? [] : files.map((file) => `  ${file}`)),
      ]),
    ],
  };
}

/** Each file on the databases it runs on; all of them on SQLite. @param {checks.Context} context */
function runOnDatabases(context) {
  // All are asked for by naming none.
  const isAll = context.toolArgs.length === 0;
  const run = checks.vitest({ app: 'backend', project: isAll ? 'sqlite' : 'postgres' });
  return run({ ...context, toolArgs: isAll ? [] : ['--project=sqlite', ...context.toolArgs] });
}

/** @param {string[]} args */
function git(...args) {
  const stdio = /** @type {const} */ (['ignore', 'pipe', 'ignore']);
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: [...stdio] }).trim();
}

/** Returns where this branch left origin/main; the commit before, when on it with nothing uncommitted. */
function defaultBase() {
  // There may be no origin/main.
  const base = tryOr(() => git('merge-base', 'HEAD', 'origin/main'), 'HEAD~1');
  const hasChanges = base !== git('rev-parse', 'HEAD') || git('status', '--porcelain');
  return hasChanges ? base : 'HEAD~1';
}

/** Paths that differ from a revision, uncommitted and new ones too; of the contract, the apps' copies. @param {string} since */
function changedSince(since) {
  const named = `${git('diff', '--name-only', since)}\n${git('ls-files', '--others', '--exclude-standard')}`;
  return [...new Set(named.split('\n').filter(Boolean))].flatMap((file) => {
    if (!/^(contract\/.*\.ts|themes\/)/.test(file)) return [file];
    const copy = file.startsWith('themes/') ? 'theme.ts' : file.slice('contract/'.length);
    return ['backend', 'website'].map((app) => `${app}/src/contract/${copy}`);
  });
}

/**
 * The graph of imports as dependency-cruiser reads it, turned around, with paths from the root.
 *
 * @param {{ app: string, folders: string[] }} options
 * @returns {Record<string, string[]>}
 */
function cruise({ app, folders }) {
  const bin = join(root, 'website', 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
  const none = '--no-config --ts-pre-compilation-deps --do-not-follow node_modules --exclude node_modules';
  const config = existsSync(join(root, app, '.dependency-cruiser.cjs'))
    ? '--config .dependency-cruiser.cjs'
    : none;
  const args = [bin, ...config.split(' '), '--output-type', 'json', ...folders];
  /** @type {{ modules: { source: string, dependents: string[], dependencies: { resolved: string, dependencyTypes: string[] }[] }[] }} */
  const { modules } = JSON.parse(run(args, join(root, app)));
  /** @type {Record<string, string[]>} */
  const importers = {};
  for (const { source } of modules) if (!source.includes('node_modules')) importers[`${app}/${source}`] = [];
  // The types alone say nothing of behaviour, and the step for types has them.
  for (const { source, dependencies } of modules)
    for (const { resolved, dependencyTypes } of dependencies)
      if (!dependencyTypes.includes('type-only')) importers[`${app}/${resolved}`]?.push(`${app}/${source}`);
  return importers;
}

/** Broken rules are another step's: the graph is there all the same. @param {string[]} args @param {string} cwd */
function run(args, cwd) {
  try {
    const stdio = /** @type {import('node:child_process').StdioOptions} */ (['ignore', 'pipe', 'inherit']);
    return execFileSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28, stdio });
  } catch (error) {
    return String(Reflect.get(Object(error), 'stdout'));
  }
}

/** @param {string} file */
function read(file) {
  return { file, text: readFileSync(join(root, file), 'utf8') };
}

/** Adds to each test what its own helpers say. @param {Source[]} tests @param {import('./affected.mjs').Importers} importers */
function withHelpers(tests, importers) {
  const helpers = [...importers].filter(
    ([file, users]) => /\/(support|pages)\//.test(file) && users.length <= SHARED_BY,
  );
  return tests.map(({ file, text }) => {
    const own = helpers.filter(([, users]) => users.includes(file)).map(([helper]) => read(helper).text);
    return { file, text: [text, ...own].join('\n') };
  });
}

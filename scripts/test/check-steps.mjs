import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildBackend } from '../lib/backend.mjs';
import { backendDir, root, websiteDir } from '../lib/project.mjs';
import { provideValkey } from '../lib/valkey.mjs';
import { featureFileFaults } from './feature-files.mjs';
import { lockFileFaults, sharedPackageFaults } from './lock-files.mjs';
import { oneCheck, tapCounts, vitestCounts } from './results.mjs';
import { prepareTestSite } from './test-site.mjs';

/** @type {typeof import('./clock.cjs')} */
const { clockSettings, FIXED_NOW } = createRequire(import.meta.url)('./clock.cjs');

/**
 * @typedef {import('./results.mjs').Counts} Counts
 * @typedef {object} RunContext
 * @property {string} tmp a folder that is removed afterwards
 * @property {string[]} toolArgs given on the command line, for the tool of the step
 *
 * @typedef {RunContext & ReturnType<typeof import('./run-tool.mjs').createTools>} Context
 * @typedef {(context: Context) => Promise<Counts>} Check what a step runs
 */

const inWebsite = (/** @type {string[]} */ ...path) => join(websiteDir, 'node_modules', ...path);
/** Reuses what the compiler found the last time: the next run is four times as quick. */
const remembered = (/** @type {string} */ name) => [
  '--incremental',
  '--tsBuildInfoFile',
  join(root, 'var', 'types', `${name}.tsbuildinfo`),
];
/** The native compiler, for both apps. Builds and other tools need the older one, which has an interface for programs. */
const tsc = inWebsite('typescript-native', 'bin', 'tsc');

/** @type {Check} */
export const backendTypes = async ({ runTool }) => {
  const check = (/** @type {string[]} */ ...args) => runTool({ bin: tsc, args, cwd: backendDir });
  const sources = await check('-p', 'tests', ...remembered('backend'));
  const editor = await check('-p', join('src', 'admin'), ...remembered('backend-editor'));
  return oneCheck(sources && editor);
};

/** @type {Check} */
export const websiteTypes = async ({ runTool }) => {
  const run = (/** @type {string} */ bin, /** @type {string[]} */ args) =>
    runTool({ bin, args, cwd: websiteDir });
  const routes = await run(inWebsite('next', 'dist', 'bin', 'next'), ['typegen']);
  return oneCheck((await run(tsc, ['--noEmit', ...remembered('website')])) && routes);
};

/** @type {Check} */
export const toolTypes = async ({ runTool }) => {
  const check = (/** @type {string} */ folder) =>
    runTool({ bin: tsc, args: ['-p', folder, ...remembered(folder)], cwd: root });
  const [contract, scripts, e2e] = [await check('contract'), await check('scripts'), await check('e2e')];
  return oneCheck(contract && scripts && e2e);
};

/** @type {Check} */
export const lint = async ({ runTool }) => {
  const colors = process.stdout.isTTY ? 'force' : 'off';
  const args = ['ci', '--error-on-warnings', `--colors=${colors}`, '.'];
  return oneCheck(await runTool({ bin: inWebsite('@biomejs', 'biome', 'bin', 'biome'), args, cwd: root }));
};

const sayFaults = (/** @type {Context['say']} */ say, /** @type {string[]} */ faults) => {
  for (const fault of faults) say(fault);
  return oneCheck(faults.length === 0);
};

/** @type {Check} */
export const lockFiles = async ({ say }) => {
  const dirs = [backendDir, websiteDir];
  return sayFaults(say, [...dirs.flatMap(lockFileFaults), ...sharedPackageFaults({ name: 'zod', dirs })]);
};

/** @type {Check} */
export const featureFiles = async ({ say }) => sayFaults(say, featureFileFaults());

/** @param {'backend' | 'website'} app @returns {Check} */
export function importDirections(app) {
  return async ({ runTool }) => {
    const bin = inWebsite('dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
    const folders = ['src', 'config', 'seed'].filter((name) => existsSync(join(root, app, name)));
    const args = ['--config', '.dependency-cruiser.cjs', ...folders];
    return oneCheck(await runTool({ bin, args, cwd: join(root, app) }));
  };
}

/** @type {Check} */
export const unusedCode = async ({ runTool }) => {
  const args = ['--no-progress', '--no-config-hints'];
  return oneCheck(await runTool({ bin: inWebsite('knip', 'bin', 'knip.js'), args, cwd: root }));
};

/**
 * @param {{ app: 'backend' | 'website', project?: string }} options project: of the app's Vitest configuration
 * @returns {Check}
 */
export function vitest({ app, project }) {
  return async ({ tmp, toolArgs, runTool }) => {
    const file = join(tmp, `vitest-${app}-${project ?? 'all'}.json`);
    // Several of them share one.
    const needsValkey = project?.startsWith('postgres');
    const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const exitOk = await runTool({
      bin: join(root, app, 'node_modules', 'vitest', 'vitest.mjs'),
      args: ['run', ...(project ? ['--project', project] : []), ...reports, ...toolArgs],
      cwd: join(root, app),
      // Databases and uploads that tests make go where they are removed, also when a test is cut short.
      env: needsValkey ? { VALKEY_SERVER: await provideValkey() } : {},
    });
    return vitestCounts({ file, exitOk });
  };
}

/** @type {Check} */
export const scriptTests = async ({ tmp, runTool }) => {
  const file = join(tmp, 'scripts.tap');
  const tests = ['scripts', 'bench'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.mjs'))
      .map((name) => join(folder, name)),
  );
  const reporters = ['--test-reporter=spec', '--test-reporter-destination=stdout'];
  const tap = ['--test-reporter=tap', `--test-reporter-destination=${file}`];
  const [bin = '', ...args] = ['--test', ...reporters, ...tap, ...tests];
  const exitOk = await runTool({ bin, args, cwd: root });
  return tapCounts({ file, exitOk });
};

/** @type {Check} */
export const backendBuild = async ({ say }) => {
  say((await buildBackend()) ? 'Built.' : 'Still fresh.');
  return oneCheck(true);
};

/**
 * A short run of `npm run bench:fuzz`, the same requests every time, on a site of its own: what the browser tests left
 * behind would change what is answered. It starts from the builds of the browser's step.
 *
 * @type {Check}
 */
export const malformedRequests = async ({ tmp, runTool }) => {
  // It would prepare the site itself, and at the same time as the browser's step beside it.
  await prepareTestSite(tmp);
  // The speed of this machine says nothing here.
  const args = ['--count', '1000', '--seed', '11', '--baseline', 'no'];
  // At the time of the site that is prepared already.
  const env = clockSettings(FIXED_NOW - Date.now());
  return oneCheck(await runTool({ bin: join(root, 'bench', 'fuzz.mjs'), args, cwd: root, env }));
};

/** One of the commands of package.json or of the benches, as one check. @param {string} file its path from the root @returns {Check} */
export function script(file) {
  return async ({ runTool }) => oneCheck(await runTool({ bin: join(root, file), args: [], cwd: root }));
}

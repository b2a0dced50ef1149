import * as checks from './check-steps.mjs';
import { endToEnd } from './e2e-step.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} title
 * @property {(context: checks.Context) => Promise<checks.Counts>} run
 * @property {boolean} [runsAlone] else it runs beside another one
 */

const bookOne = ['browser/booking.spec.ts', '--grep=walks from the home page'];

/** @type {ReadonlyArray<Step>} */
const staticChecks = [
  { name: 'lint', title: 'Lint and format', run: checks.lint },
  { name: 'lock-files', title: 'Lock files', run: checks.lockFiles },
  { name: 'types-website', title: 'Types of the website', run: checks.websiteTypes },
  { name: 'types-backend', title: 'Types of the backend', run: checks.backendTypes },
  {
    name: 'types-tools',
    title: 'Types of the contract, the scripts and the end-to-end tests',
    run: checks.toolTypes,
  },
  .../** @type {const} */ (['backend', 'website']).map((app) => ({
    name: `imports-${app}`,
    title: `Import directions of the ${app}`,
    run: checks.importDirections(app),
  })),
  { name: 'imports-features', title: 'File names of the features', run: checks.featureFiles },
  { name: 'unused', title: 'Unused code', run: checks.unusedCode },
];

/** @type {ReadonlyArray<Step>} */
const unitTests = [
  // The longest first.
  { name: 'unit-website', title: 'Unit tests of the website', run: checks.vitest({ app: 'website' }) },
  {
    name: 'unit-backend',
    title: 'Unit tests of the backend',
    run: checks.vitest({ app: 'backend', project: 'unit' }),
  },
  { name: 'unit-scripts', title: 'Unit tests of the scripts and benches', run: checks.scriptTests },
];

/** @param {string} name of a project of Vitest @param {string} title @returns {Step} */
const onDatabase = (name, title) => ({ name, title, run: checks.vitest({ app: 'backend', project: name }) });

/**
 * Steps of `npm test`, in this order. `npm test -- unit lint` runs the named ones only; a name chooses all steps that
 * begin with it.
 *
 * @type {ReadonlyArray<Step>}
 */
export const steps = [
  // First, as sites are made of it.
  { name: 'build-backend', title: 'Build of the backend', run: checks.backendBuild },
  ...staticChecks,
  ...unitTests,
  // The longest, beside the databases.
  { name: 'e2e', title: 'Website in Chromium, in English and Arabic', run: (context) => endToEnd(context) },
  onDatabase('sqlite', 'Backend on SQLite'),
  onDatabase('postgres', 'Backend on PostgreSQL'),
  { name: 'malformed', title: 'Malformed requests', run: checks.malformedRequests },
];

/**
 * Further steps of `npm run test:all`: those that take hours, or need more than this repository brings.
 *
 * @type {ReadonlyArray<Step>}
 */
export const extraSteps = [
  onDatabase('postgres-all', 'Whole backend on PostgreSQL'),
  {
    name: 'e2e-all',
    title: 'Website, whole matrix',
    run: (context) => endToEnd(context, { isWholeMatrix: true }),
  },
  { name: 'model', title: 'Random operations', run: checks.script('bench/model.mjs') },
  { name: 'kill', title: 'Killed at random', run: checks.script('bench/kill.mjs') },
  { name: 'fuzz', title: 'Malformed requests, 100,000', run: checks.script('bench/fuzz.mjs') },
  { name: 'cluster', title: 'Two backends', run: checks.script('bench/cluster.mjs') },
  { name: 'metrics', title: 'Metrics and alerts', run: checks.script('scripts/check-metrics.mjs') },
  { name: 'runtimes', title: 'Other versions of Node', run: checks.script('scripts/check-runtimes.mjs') },
  { name: 'places', title: 'Started in other places', run: checks.script('scripts/check-places.mjs') },
  { name: 'server', title: 'A server set up', run: checks.script('scripts/check-server.mjs') },
  { name: 'manual', title: 'Manual', run: checks.script('scripts/check-manual.mjs') },
  { name: 'containers', title: 'Containers', run: checks.script('scripts/check-containers.mjs') },
  { name: 'release', title: 'Archive', run: checks.script('scripts/check-release.mjs') },
  { name: 'sbom', title: 'Licences', run: checks.script('scripts/sbom.mjs') },
];

/** Steps that `npm test -- affected` runs whatever has changed. */
export const fixedSteps = [...staticChecks, ...unitTests];

/** Read graphs for what is seldom wrong; `affected` and all of `npm test` run them. */
const SLOW_TO_TELL = /^(imports-(backend|website)|unused)$/;

/** Steps of `npm test -- quick`: an answer while one works, the longest first. @type {ReadonlyArray<Step>} */
export const quickSteps = [
  ...unitTests,
  ...staticChecks.filter(({ name }) => !SLOW_TO_TELL.test(name)),
  {
    name: 'booking',
    title: 'One booking in Chromium',
    run: (context) => endToEnd({ ...context, toolArgs: bookOne }),
  },
];

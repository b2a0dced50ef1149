import * as checks from './check-steps.mjs';
import { endToEnd } from './e2e-step.mjs';

/**
 * What `npm test` runs, in this order. `npm test -- unit lint` runs the named ones only; a name chooses all
 * steps that begin with it.
 *
 * @type {ReadonlyArray<{ name: string, title: string, run: (context: checks.Context) => Promise<checks.Counts> }>}
 */
export const steps = [
  { name: 'lint', title: 'Lint and format', run: checks.lint },
  { name: 'lock-files', title: 'Lock files', run: checks.lockFiles },
  { name: 'types-backend', title: 'Types of the backend', run: checks.backendTypes },
  { name: 'types-website', title: 'Types of the website', run: checks.websiteTypes },
  {
    name: 'types-tools',
    title: 'Types of the contract, the scripts and the end-to-end tests',
    run: checks.toolTypes,
  },
  {
    name: 'imports-backend',
    title: 'Import directions of the backend',
    run: checks.importDirections('backend'),
  },
  {
    name: 'imports-website',
    title: 'Import directions of the website',
    run: checks.importDirections('website'),
  },
  { name: 'imports-features', title: 'File names of the features', run: checks.featureFiles },
  { name: 'unused', title: 'Unused code', run: checks.unusedCode },
  { name: 'unit-scripts', title: 'Unit tests of the scripts', run: checks.scriptTests },
  {
    name: 'unit-backend',
    title: 'Unit tests of the backend',
    run: checks.vitest({ app: 'backend', project: 'unit' }),
  },
  { name: 'unit-website', title: 'Unit tests of the website', run: checks.vitest({ app: 'website' }) },
  { name: 'build-backend', title: 'Build of the backend', run: checks.backendBuild },
  { name: 'sqlite', title: 'Backend on SQLite', run: checks.vitest({ app: 'backend', project: 'sqlite' }) },
  {
    name: 'postgres',
    title: 'Backend on PostgreSQL',
    run: checks.vitest({ app: 'backend', project: 'postgres' }),
  },
  { name: 'e2e', title: 'Website in Chromium, in English and Arabic', run: endToEnd },
  { name: 'malformed', title: 'Malformed requests', run: checks.malformedRequests },
];

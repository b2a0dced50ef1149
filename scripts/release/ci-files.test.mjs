import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { requireFromBackend, root } from '../lib/project.mjs';

/** @typedef {{ permissions?: Record<string, string>, steps: { uses?: string, run?: string }[] }} Job */

const { parse } = requireFromBackend('yaml');

test('a build server is given least, and runs nothing of others that could change', () => {
  /** @type {{ permissions: object, jobs: Record<string, Job> }} */
  const workflow = parse(readFileSync(join(root, '.github', 'workflows', 'ci.yml'), 'utf8'));
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  assert.deepEqual(workflow.permissions, {});
  assert.deepEqual(workflow.jobs.test?.permissions, { contents: 'read' });
  for (const { uses } of steps) if (uses) assert.match(uses, /@[0-9a-f]{40}$/);
  // Typed text (a title, a name of a branch) is never put into a command.
  for (const { run = '' } of steps) assert.doesNotMatch(run, /\$\{\{/);
});

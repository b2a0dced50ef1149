import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { requireFromBackend, root } from '../lib/project.mjs';

/** @typedef {{ permissions?: Record<string, string>, steps: { uses?: string, run?: string }[] }} Job */

const { parse } = requireFromBackend('yaml');
/** @param {string[]} path */
const read = (...path) => readFileSync(join(root, ...path), 'utf8');
/** @type {{ permissions: object, jobs: Record<string, Job> }} */
const workflow = parse(read('.github', 'workflows', 'ci.yml'));
const jobs = Object.values(workflow.jobs);
const steps = jobs.flatMap((job) => job.steps);
const { scripts } = JSON.parse(read('package.json'));

test('a build server runs commands that are there', () => {
  const run = steps.map((step) => step.run ?? '').join('\n');
  const named = [...run.matchAll(/\bnpm (?:run )?([\w:-]+)/g)].map(([, name = '']) => name);
  assert.ok(named.includes('test') && named.includes('release'));
  const missing = named.filter((name) => !scripts[name]);
  assert.deepEqual(missing, []);
  const targets = /for target in ([\w ]+);/.exec(run)?.[1]?.split(' ') ?? [];
  assert.equal(targets.length, 3);
  for (const target of targets)
    assert.match(read('deploy', 'Containerfile'), new RegExp(`^FROM .+ AS ${target}$`, 'm'));
});

test('a build server is given least, and runs nothing of others that could change', () => {
  assert.deepEqual(workflow.permissions, {});
  assert.deepEqual(workflow.jobs.test?.permissions, { contents: 'read' });
  for (const { uses } of steps) if (uses) assert.match(uses, /@[0-9a-f]{40}$/);
  // Typed text (a title, a name of a branch) is never put into a command.
  for (const { run = '' } of steps) assert.doesNotMatch(run, /\$\{\{/);
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { requireFromBackend, root } from '../lib/project.mjs';

/** @typedef {{ permissions?: Record<string, string>, steps: { uses?: string, run?: string }[] }} Job */

const { parse } = requireFromBackend('yaml');
/** @type {{ permissions: object, jobs: Record<string, Job> }} */
const workflow = parse(readFileSync(join(root, '.github', 'workflows', 'ci.yml'), 'utf8'));
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

test('a build server is given least, and runs nothing of others that could change', () => {
  assert.deepEqual(workflow.permissions, {});
  assert.deepEqual(workflow.jobs.test?.permissions, { contents: 'read' });
  for (const { uses } of steps) if (uses) assert.match(uses, /@[0-9a-f]{40}$/);
  // Typed text (a title, a name of a branch) is never put into a command.
  for (const { run = '' } of steps) assert.doesNotMatch(run, /\$\{\{/);
});

test('the archive that is signed and published lies where its images are made of it', () => {
  const containerfile = readFileSync(join(root, 'deploy', 'Containerfile'), 'utf8');
  const [, folder = 'none'] = /^ADD (\S+)\/clinic-/m.exec(containerfile) ?? [];
  const runs = steps.flatMap(({ run }) => run ?? []);
  const [, into = 'var/release'] = /npm run release\b.*--into (\S+)/.exec(runs.join('\n')) ?? [];
  assert.equal(into, folder);
  for (const command of ['cosign" sign-blob', 'gh release create'])
    assert.ok(runs.find((run) => run.includes(command))?.includes(`${folder}/`), command);
});

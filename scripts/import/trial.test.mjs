import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../lib/project.mjs';
import { emptyFolder } from '../test/empty-folder.mjs';
import { faultOfTrial } from './trial.mjs';

const { put } = emptyFolder();

test('a file that could not be tried, or of which nothing can be taken over, ends the command with a fault', () => {
  const some = { state: 'checked', fits: 3, faulty: 2 };
  const none = { ...some, fits: 0 };
  const lost = { state: 'failed', fits: 0, faulty: 0 };
  assert.match(faultOfTrial(lost, { try: true }) ?? '', /could not be tried/);
  assert.equal(faultOfTrial(some, {}), null);
  assert.equal(faultOfTrial(none, { try: true }), null);
  assert.match(faultOfTrial(some, { all: true }) ?? '', /nothing is taken over/);
  assert.match(faultOfTrial(none, {}) ?? '', /nothing is taken over/);
  // All of it is here already.
  assert.equal(faultOfTrial({ ...none, faulty: 0 }, { all: true }), null);
});

test('where nobody can be asked, also after a file that is piped in, the command says which setting is wanted', () => {
  for (const name of ['-', put('patients.csv')]) {
    const args = [join(root, 'scripts', 'import.mjs'), name, '--kind', 'patients'];
    const options = { env: { PATH: process.env.PATH }, input: 'name,phone\n'.repeat(name === '-' ? 1 : 0) };
    const { status, stderr } = spawnSync(process.execPath, args, { ...options, encoding: 'utf8' });
    assert.equal(status, 1, name);
    assert.match(stderr, /IMPORT_USER/);
  }
});

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../lib/project.mjs';
import { evidenceFault, makePage, PAGE, readRequirements } from './page.mjs';

const requirements = readRequirements();

/** Number of requirements of levels 1 and 2, and of level 3 where it is taken, in each chapter of ASVS 5.0.0. */
const COUNTS = [27, 11, 19, 10, 13, 35, 19, 7, 7, 29, 24, 9, 13, 9, 13, 17, 7];

test('every requirement of ASVS stands in its place once, names its proof where it is met, says why where it is not, and none is open', () => {
  assert.equal(new Set(requirements.map(({ id }) => id)).size, requirements.length);
  const counts = COUNTS.map(
    (_, chapter) => requirements.filter(({ id }) => Number(id.split('.')[0]) === chapter + 1).length,
  );
  assert.deepEqual(counts, COUNTS);
  for (const { id, state, shown = [], why } of requirements) {
    assert.ok(state === 'met' ? shown.length > 0 : why, id);
    assert.deepEqual(shown.map(evidenceFault).filter(Boolean), [], id);
  }
  const open = requirements.filter(({ state }) => !['met', 'not ours'].includes(state));
  assert.deepEqual(open, []);
});

test('evidence that is not there is noticed', () => {
  assert.match(evidenceFault('docs/nothing.md') ?? '', /does not exist/);
  assert.match(evidenceFault('docs/asvs.jsonl > words that are in no file') ?? '', /has no/);
});

test('the page is the one that the data make', () => {
  assert.equal(readFileSync(PAGE, 'utf8'), makePage(requirements));
});

const CRYPTOGRAPHY = /createCipheriv|createHmac|crypto\.subtle|bcryptjs|standardwebhooks|createSign\b|scrypt/;

test('every file that encrypts or signs is in the list of cryptography', () => {
  const list = readFileSync(join(root, 'docs/cryptography.md'), 'utf8');
  const files = ['backend/src', 'website/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const using = files.filter((file) => CRYPTOGRAPHY.test(readFileSync(join(root, file), 'utf8')));
  assert.ok(using.length > 15);
  const missing = using.filter((file) => !list.includes(file));
  assert.deepEqual(missing, []);
});

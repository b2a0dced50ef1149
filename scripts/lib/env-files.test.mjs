import assert from 'node:assert/strict';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { emptyFolder } from '../test/empty-folder.mjs';
import { backendDefaults, completeEnvFile, websiteDefaults } from './env-files.mjs';

const { at } = emptyFolder();

test('secrets are made once, readable by their owner only', () => {
  const file = at('.env');
  const made = completeEnvFile({ file, defaults: backendDefaults() });
  assert.deepEqual(completeEnvFile({ file, defaults: backendDefaults() }), made);
  if (process.platform !== 'win32') assert.equal(statSync(file).mode & 0o777, 0o600);
});

test('a setting that is missing is added, one that is there is kept', () => {
  const file = at('.env');
  writeFileSync(file, '# by hand\nPORT="4000"\n');
  const made = completeEnvFile({ file, defaults: { PORT: '1337', SEED: 'demo' } });
  assert.deepEqual(made, { PORT: '4000', SEED: 'demo' });
  assert.match(readFileSync(file, 'utf8'), /^# by hand\nPORT="4000"\n\nSEED=demo\n$/);
});

test('a server whose settings were begun by hand asks for a second factor, the newcomer of npm start does not', () => {
  const file = at('.env');
  assert.equal(completeEnvFile({ file, defaults: backendDefaults() }).EDITOR_SECOND_FACTOR, 'when_required');
  writeFileSync(file, 'SEED=demo\n');
  assert.equal(completeEnvFile({ file, defaults: backendDefaults() }).EDITOR_SECOND_FACTOR, undefined);
  assert.doesNotMatch(readFileSync(file, 'utf8'), /SECOND_FACTOR/);
});

test('the key that forms are bound to is one of AES, and survives the file it is read back from', () => {
  const file = at('.env.local');
  const made = completeEnvFile({ file, defaults: websiteDefaults({}) });
  const read = completeEnvFile({ file, defaults: websiteDefaults({}) });
  assert.equal(read.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY, made.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY);
  assert.equal(Buffer.from(read.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? '', 'base64').length, 32);
});

test('a password made for this machine is long, and never the same', () => {
  const [one, other] = [backendDefaults().STAFF_PASSWORD, backendDefaults().STAFF_PASSWORD];
  assert.notEqual(one, other);
  assert.match(one ?? '', /^([A-Z][a-z][2-9][a-z]-){3}[A-Z][a-z][2-9][a-z]$/);
});

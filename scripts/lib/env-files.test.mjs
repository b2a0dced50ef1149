import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { emptyFolder } from '../test/empty-folder.mjs';
import { addSettings, backendDefaults, completeEnvFile, parseEnv, websiteDefaults } from './env-files.mjs';

const { at } = emptyFolder();

test('secrets are made once, readable by their owner only, a password long and never the same, the key of forms one of AES', () => {
  const file = at('.env');
  const [defaults, others] = [backendDefaults(), backendDefaults()];
  const made = completeEnvFile({ file, defaults });
  assert.deepEqual(completeEnvFile({ file, defaults: others }), made);
  if (process.platform !== 'win32') assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.notEqual(defaults.STAFF_PASSWORD, others.STAFF_PASSWORD);
  assert.match(made.STAFF_PASSWORD ?? '', /^([A-Z][a-z][2-9][a-z]-){3}[A-Z][a-z][2-9][a-z]$/);
  const { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key = '' } = websiteDefaults({});
  assert.equal(Buffer.from(key, 'base64').length, 32);
  const forms = { file: at('.env.local'), defaults: { key } };
  assert.deepEqual([completeEnvFile(forms), completeEnvFile(forms)], [{ key }, { key }]);
});

test('a setting that is missing is added, one that is there is kept, also where the last line has no end', () => {
  const file = at('.env');
  writeFileSync(file, '# by hand\nPORT="4000"\n');
  const made = completeEnvFile({ file, defaults: { PORT: '1337', SEED: 'demo' } });
  assert.deepEqual(made, { PORT: '4000', SEED: 'demo' });
  assert.match(readFileSync(file, 'utf8'), /^# by hand\nPORT="4000"\n\nSEED=demo\n$/);
  writeFileSync(file, 'MAIL_FROM=booking@clinic.example');
  addSettings(file, { BACKUP_RECIPIENT: 'age1x' });
  const settings = { MAIL_FROM: 'booking@clinic.example', BACKUP_RECIPIENT: 'age1x' };
  assert.deepEqual(parseEnv(readFileSync(file, 'utf8')), settings);
});

test('a server whose settings were begun by hand asks for a second factor, the newcomer of npm start does not', () => {
  const file = at('.env');
  assert.equal(completeEnvFile({ file, defaults: backendDefaults() }).EDITOR_SECOND_FACTOR, 'when_required');
  writeFileSync(file, 'SEED=demo\n');
  assert.equal(completeEnvFile({ file, defaults: backendDefaults() }).EDITOR_SECOND_FACTOR, undefined);
  assert.doesNotMatch(readFileSync(file, 'utf8'), /SECOND_FACTOR/);
});

test('settings that this user cannot have are named, without a stack', () => {
  mkdirSync(at('.env'));
  const refused = { name: 'Fault', message: /\.env cannot be read or written \(EISDIR\)/ };
  assert.throws(() => completeEnvFile({ file: at('.env'), defaults: {} }), refused);
});

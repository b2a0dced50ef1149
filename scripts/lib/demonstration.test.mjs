import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { chooseDemonstration } from './demonstration.mjs';

const changed = (/** @type {Record<string, string>} */ env) => {
  chooseDemonstration(env);
  return env;
};

test('another demonstration clinic has its own texts, look, which may be another one, and database', () => {
  assert.deepEqual(changed({ DEMO: 'dental', DATABASE_URL: 'postgres://real' }), {
    ...{ DEMO: 'dental', SEED: 'dental', THEME: 'dental', DATABASE_URL: '', VALKEY_URL: '' },
    DATABASE_FILE: join('data', 'dental.db'),
  });
  assert.equal(changed({ DEMO: 'dental', THEME: 'nabra' }).THEME, 'nabra');
  assert.deepEqual(changed({ DATABASE_URL: 'postgres://real' }), { DATABASE_URL: 'postgres://real' });
  for (const name of ['veterinary', '../dental', 'load'])
    assert.throws(() => chooseDemonstration({ DEMO: name }), /There is no demonstration clinic/);
});

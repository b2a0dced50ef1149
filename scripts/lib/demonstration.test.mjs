import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { chooseDemonstration } from './demonstration.mjs';

test('another demonstration clinic has its own texts, look and database', () => {
  const env = { DEMO: 'dental', DATABASE_URL: 'postgres://real' };
  chooseDemonstration(env);
  assert.deepEqual(env, {
    DEMO: 'dental',
    SEED: 'dental',
    THEME: 'dental',
    DATABASE_URL: '',
    DATABASE_FILE: join('data', 'dental.db'),
    VALKEY_URL: '',
  });
});

test('its look may be another one', () => {
  const env = { DEMO: 'dental', THEME: 'nabra' };
  chooseDemonstration(env);
  assert.equal(env.THEME, 'nabra');
});

test('without DEMO nothing changes', () => {
  const env = { DATABASE_URL: 'postgres://real' };
  chooseDemonstration(env);
  assert.deepEqual(env, { DATABASE_URL: 'postgres://real' });
});

for (const name of ['veterinary', '../dental', 'load'])
  test(`there is no clinic ${name}`, () => {
    assert.throws(() => chooseDemonstration({ DEMO: name }), /There is no demonstration clinic/);
  });

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backendDefaults, websiteDefaults } from '../lib/env-files.mjs';
import { findDifference, findEmpty } from './checks.mjs';
import { wordsOf } from './finding.mjs';

test('keys and the public address that the two files do not have alike are named', () => {
  const backend = backendDefaults();
  const website = websiteDefaults(backend);
  assert.equal(findDifference({ backend, website }), null);
  const moved = { ...website, SITE_URL: 'https://clinic.example' };
  assert.match(findDifference({ backend, website: moved }) ?? '', /^SITE_URL of backend\/\.env/);
  const other = { ...backend, WEBSITE_TOKEN: 'other' };
  assert.match(findDifference({ backend: other, website }) ?? '', /^WEBSITE_TOKEN .* BACKEND_TOKEN of/);
});

test('a secret that is empty is named, the passwords that the first start alone reads are not', () => {
  const backend = { ...backendDefaults(), STAFF_PASSWORD: '', EDITOR_PASSWORD: '', SEED: '' };
  assert.equal(findEmpty(backend), undefined);
  assert.equal(findEmpty({ ...backend, CARDS_KEY: '' }), 'CARDS_KEY');
});

test('a call that came to nothing is told with its cause', () => {
  const failed = (/** @type {unknown} */ cause) => wordsOf(new TypeError('fetch failed', { cause }));
  assert.equal(failed(new Error('self-signed certificate')), 'fetch failed: self-signed certificate');
  const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  assert.equal(failed(refused), 'fetch failed: ECONNREFUSED');
  assert.deepEqual([failed(undefined), wordsOf('gone')], ['fetch failed', 'gone']);
});

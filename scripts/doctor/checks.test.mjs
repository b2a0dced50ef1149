import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backendDefaults, websiteDefaults } from '../lib/env-files.mjs';
import { findDifference } from './checks.mjs';

test('keys and the public address that the two files do not have alike are named', () => {
  const backend = backendDefaults();
  const website = websiteDefaults(backend);
  assert.equal(findDifference({ backend, website }), null);
  const moved = { ...website, SITE_URL: 'https://clinic.example' };
  assert.match(findDifference({ backend, website: moved }) ?? '', /^SITE_URL of backend\/\.env/);
  const other = { ...backend, WEBSITE_TOKEN: 'other' };
  assert.match(findDifference({ backend: other, website }) ?? '', /^WEBSITE_TOKEN .* BACKEND_TOKEN of/);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyFolder } from './empty-folder.mjs';
import { sharedPackageFaults } from './lock-files.mjs';

const { at, put } = emptyFolder();

/** @param {Record<string, string>} versions the version of zod by app */
function faultsOf(versions) {
  const dirs = Object.entries(versions).map(([app, zod]) => {
    put(`${app}/package.json`, JSON.stringify({ dependencies: zod ? { zod } : {} }));
    return at(app);
  });
  return sharedPackageFaults({ name: 'zod', dirs });
}

test('one exact version in both apps is right; two versions, a range, or none are a fault', () => {
  assert.deepEqual(faultsOf({ backend: '4.6.7', website: '4.6.7' }), []);
  const faulty = ['4.6.7|4.6.8', '^4.6.7|^4.6.7', '|'].map((both) => both.split('|'));
  for (const [backend = '', website = ''] of faulty) assert.equal(faultsOf({ backend, website }).length, 1);
});

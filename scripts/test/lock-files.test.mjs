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

test('one exact version in both apps is right', () => {
  assert.deepEqual(faultsOf({ backend: '4.6.7', website: '4.6.7' }), []);
});

for (const [what, versions] of Object.entries({
  'two versions': { backend: '4.6.7', website: '4.6.8' },
  'a range': { backend: '^4.6.7', website: '^4.6.7' },
  'one app without it': { backend: '4.6.7', website: '' },
  'none at all': { backend: '', website: '' },
})) {
  test(`${what} is a fault`, () => assert.equal(faultsOf(versions).length, 1));
}

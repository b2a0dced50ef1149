import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  compareVersions,
  countMoved,
  groupsOf,
  missingIn,
  needs,
  newestInCommon,
  withRanges,
  withVersions,
} from './ranges.mjs';

const manifest = {
  name: 'app',
  dependencies: { '@strapi/strapi': '5.54.0', '@strapi/utils': '5.54.0', zod: '4.6.7' },
  devDependencies: { vitest: '4.1.12', native: 'npm:typescript@7.0.2' },
};

test('exact versions become ranges, those that are held stay, and all are exact again afterwards', () => {
  const ranges = withRanges({ manifest, fixed: { '@strapi/strapi': '5.54.0', '@strapi/utils': '5.54.0' } });
  assert.deepEqual(ranges, {
    name: 'app',
    dependencies: { '@strapi/strapi': '5.54.0', '@strapi/utils': '5.54.0', zod: '^4.6.7' },
    devDependencies: { vitest: '^4.1.12', native: 'npm:typescript@^7.0.2' },
  });
  const found = { '@strapi/strapi': '5.54.0', '@strapi/utils': '5.54.0', zod: '4.7.0', vitest: '4.1.12' };
  const again = withVersions({ manifest: ranges, found }).dependencies;
  assert.deepEqual(again, { '@strapi/strapi': '5.54.0', '@strapi/utils': '5.54.0', zod: '4.7.0' });
  const { native } = withVersions({ manifest: ranges, found: { native: '7.1.0' } }).devDependencies;
  assert.equal(native, 'npm:typescript@7.1.0');
});

test('the packages of Strapi move together, to a version that all of them have; updates are listed, and how many packages moved below them', () => {
  assert.deepEqual(groupsOf(manifest), [['@strapi/strapi', '@strapi/utils']]);
  assert.deepEqual(groupsOf({ dependencies: { zod: '4.6.7' } }), []);
  const common = ['5.54.0', '5.55.0'];
  assert.equal(newestInCommon([[...common, '5.55.1'], common]), '5.55.0');
  assert.equal(newestInCommon([['5.55.1'], ['5.55.0']]), null);
  const updates = compareVersions({ before: { a: '1.0.0', b: '2.0.0' }, after: { a: '1.1.0', b: '2.0.0' } });
  assert.deepEqual(updates, [{ name: 'a', from: '1.0.0', to: '1.1.0' }]);
  const locked = (/** @type {Record<string, string>} */ versions) =>
    Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, { version }]));
  const before = locked({ '': '0', 'node_modules/a': '1', 'node_modules/b': '1' });
  const after = locked({ '': '1', 'node_modules/a': '2', 'node_modules/c': '1' });
  assert.equal(countMoved({ before, after }), 3);
});

test('a package that is not published yet, or not for every machine, is read from what npm says', () => {
  const said = 'npm error code ETARGET\nnpm error notarget No matching version found for icu-minify@^4.15.0.';
  assert.equal(missingIn(said), 'icu-minify');
  assert.equal(missingIn('No matching version found for @strapi/admin@5.55.1.'), '@strapi/admin');
  const binding = '@rolldown/binding-darwin-x64';
  assert.equal(missingIn(`npm error Missing: ${binding}@ from lock file`), binding);
  assert.equal(missingIn('npm error code ENOTFOUND'), null);
});

test('packages that a package brings along are found by the lock file, in circles too', () => {
  const packages = {
    'node_modules/next-intl': { dependencies: { 'use-intl': '^4.0.0' } },
    'node_modules/use-intl': { dependencies: { 'icu-minify': '^4.0.0', 'next-intl': '*' } },
  };
  assert.equal(needs({ packages, from: 'next-intl', wanted: 'icu-minify' }), true);
  assert.equal(needs({ packages, from: 'next-intl', wanted: 'zod' }), false);
});

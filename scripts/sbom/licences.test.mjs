import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupByLicence, isAllowed, licenceOf } from './licences.mjs';

const allowed = new Set(['MIT', 'Apache-2.0']);

for (const [expression, expected] of /** @type {const} */ ([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['MIT OR GPL-3.0-only', true],
  ['(GPL-3.0-only OR MIT)', true],
  ['MIT AND GPL-3.0-only', false],
  ['MIT AND Apache-2.0', true],
  ['GPL-3.0-only OR (MIT AND Apache-2.0)', true],
  ['(GPL-3.0-only OR MIT) AND CC-BY-4.0', false],
  ['Apache-2.0 WITH LLVM-exception', true],
  ['MIT OR', false],
  ['(MIT', false],
  ['MIT)', false],
  ['MIT GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE', false],
  ['', false],
]))
  test(`"${expression}" is ${expected ? '' : 'not '}met by MIT and Apache-2.0`, () => {
    assert.equal(isAllowed(expression, allowed), expected);
  });

test('a package that names no licence has the one that was read by hand, or none', () => {
  const component = (/** @type {string} */ name) => ({ 'bom-ref': name, name, version: '1.0.0' });
  assert.equal(licenceOf(component('@strapi/core')), 'MIT');
  assert.equal(licenceOf(component('strapi')), '');
  assert.equal(licenceOf({ ...component('@strapi/core'), licenses: [{ license: { id: 'ISC' } }] }), 'ISC');
  assert.equal(licenceOf({ ...component('two'), licenses: [{ expression: 'MIT OR ISC' }] }), 'MIT OR ISC');
});

test('packages are counted once by licence, the most common first', () => {
  const component = (/** @type {string} */ name, /** @type {string} */ id) => ({
    ...{ 'bom-ref': `backend/${name}`, name, version: '1.0.0' },
    licenses: [{ license: { id } }],
  });
  assert.deepEqual(
    groupByLicence([
      component('a', 'SSPL-1.0'),
      component('b', 'MIT'),
      component('c', 'MIT'),
      component('c', 'MIT'),
    ]),
    [
      { licence: 'MIT', isAllowed: true, packages: ['b@1.0.0', 'c@1.0.0'] },
      { licence: 'SSPL-1.0', isAllowed: false, packages: ['a@1.0.0'] },
    ],
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAllowed, licenceOf } from './licences.mjs';

const allowed = new Set(['MIT', 'Apache-2.0']);

const MET = [
  ...['MIT', 'MIT OR GPL-3.0-only', '(GPL-3.0-only OR MIT)', 'MIT AND Apache-2.0'],
  ...['GPL-3.0-only OR (MIT AND Apache-2.0)', 'Apache-2.0 WITH LLVM-exception'],
];
const NOT_MET = [
  ...['GPL-3.0-only', 'MIT AND GPL-3.0-only', '(GPL-3.0-only OR MIT) AND CC-BY-4.0', 'MIT OR'],
  ...['(MIT', 'MIT)', 'MIT GPL-3.0-only', 'SEE LICENSE IN LICENSE', ''],
];

for (const expression of [...MET, ...NOT_MET])
  test(`"${expression}" is ${MET.includes(expression) ? '' : 'not '}met by MIT and Apache-2.0`, () => {
    assert.equal(isAllowed(expression, allowed), MET.includes(expression));
  });

test('a package that names no licence has the one that was read by hand, or none', () => {
  const component = (/** @type {string} */ name) => ({ 'bom-ref': name, name, version: '1.0.0' });
  assert.equal(licenceOf(component('@strapi/core')), 'MIT');
  assert.equal(licenceOf(component('strapi')), '');
  assert.equal(licenceOf({ ...component('@strapi/core'), licenses: [{ license: { id: 'ISC' } }] }), 'ISC');
  assert.equal(licenceOf({ ...component('two'), licenses: [{ expression: 'MIT OR ISC' }] }), 'MIT OR ISC');
});

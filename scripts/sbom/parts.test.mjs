import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backendDir, websiteDir } from '../lib/project.mjs';
import { groupByLicence } from './licences.mjs';
import { joinBoms, readBom } from './parts.mjs';

const bomOf = (/** @type {string} */ name) => ({
  specVersion: '1.5',
  metadata: { timestamp: 'now', component: { 'bom-ref': `clinic-${name}@1.0.0`, name: `clinic-${name}` } },
  components: [{ 'bom-ref': 'zod@4.0.0', name: 'zod', version: '4.0.0' }],
  dependencies: [
    { ref: `clinic-${name}@1.0.0`, dependsOn: ['zod@4.0.0'] },
    { ref: 'zod@4.0.0', dependsOn: [] },
  ],
});

test('the bill of the whole names every package with its part, and each name once', () => {
  const boms = { backend: bomOf('backend'), website: bomOf('website') };
  const joined = joinBoms({ version: '1.0.0', serialNumber: 'urn:x', boms });
  const { metadata, components, dependencies, specVersion } = joined;
  assert.equal(specVersion, '1.5');
  assert.equal(metadata.component['bom-ref'], 'clinic@1.0.0');
  const refs = components.map((component) => component['bom-ref']);
  const parts = ['backend', 'website'].map((part) => `${part}/clinic-${part}@1.0.0`);
  assert.deepEqual(refs, [parts[0], 'backend/zod@4.0.0', parts[1], 'website/zod@4.0.0']);
  const known = new Set([...refs, 'clinic@1.0.0']);
  assert.ok(dependencies.every(({ ref, dependsOn }) => [ref, ...dependsOn].every((name) => known.has(name))));
  assert.deepEqual(dependencies[0], { ref: 'clinic@1.0.0', dependsOn: parts });
});

test('packages shipped with both parts have licences that were read, for every kind of machine and without the tests', async () => {
  for (const dir of [backendDir, websiteDir]) {
    const { components } = await readBom({ dir, version: '1.0.0' });
    const names = new Set(components.map(({ name }) => name));
    assert.ok(components.length > 100 && !names.has('vitest'), dir);
    assert.ok(names.has('@img/sharp-win32-x64') || names.has('@img/sharp-darwin-arm64'), dir);
    assert.deepEqual(
      groupByLicence(components).filter(({ isAllowed }) => !isAllowed),
      [],
      'Read the licence, then add it to scripts/sbom/allowed.mjs or do without the package',
    );
  }
});

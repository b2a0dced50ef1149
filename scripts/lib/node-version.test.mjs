import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nodeVersionFault } from './node-version.mjs';

test('Node 20.19 and everything newer will do', () => {
  for (const version of ['20.19.0', '20.20.2', '22.0.0', '24.1.0'])
    assert.equal(nodeVersionFault(version), null);
  for (const version of ['18.20.0', '20.18.3'])
    assert.match(nodeVersionFault(version) ?? '', /needs Node 20\.19/);
});

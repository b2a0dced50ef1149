import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { BROUGHT_NODE, CALLING_NODES, isSupportedNode, supportedMajors } from './node-version.mjs';
import { root } from './project.mjs';

test('Node 24, 25 and 26 are supported, as is the one that is brought; what is older or newer is not, nor a range without an upper bound', () => {
  for (const version of ['24.0.0', '24.21.0', '25.1.0', '26.10.0', BROUGHT_NODE])
    assert.equal(isSupportedNode(version), true);
  for (const version of ['20.20.2', '22.23.0', '27.0.0', '100.0.0'])
    assert.equal(isSupportedNode(version), false);
  // Checked ones are on both sides of the bound.
  const checked = CALLING_NODES.map((version) => isSupportedNode(version));
  assert.deepEqual(checked, [false, true, true]);
  assert.deepEqual(supportedMajors('>=24 <27'), { from: 24, below: 27 });
  assert.throws(() => supportedMajors('>=24'), /engines\.node/);
});

test('setup-server takes a Node of the machine that is supported, as this one is', () => {
  const text = readFileSync(join(root, 'deploy', 'setup-server'), 'utf8');
  const [, asked = ''] = /--eval '([^']+)'/.exec(text) ?? [];
  assert.match(asked, /isSupportedNode\(\)/);
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', asked], {
    cwd: root,
  });
  assert.deepEqual([status, String(stderr)], [0, '']);
});

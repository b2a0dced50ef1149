import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { emptyFolder } from '../test/empty-folder.mjs';
import { copyToInstall } from './install.mjs';

const { at, put } = emptyFolder();

test('npm is told where each package is, also a scoped, a nested and a renamed one', () => {
  const [from, to] = [at('with addresses'), at('with addresses', '.installing')];
  const locked = { version: '1.2.3', integrity: 'sha512-x' };
  const lock = {
    '': { name: 'app' },
    'node_modules/plain': locked,
    'node_modules/@a/scoped/node_modules/@b/nested': locked,
    'node_modules/renamed': { ...locked, name: 'real' },
    'node_modules/linked': { link: true },
  };
  put('with addresses/package.json', '{}');
  put('with addresses/package-lock.json', JSON.stringify({ packages: lock }));
  copyToInstall({ from, to, registry: 'https://packages.example/' });
  const { packages } = JSON.parse(readFileSync(join(to, 'package-lock.json'), 'utf8'));
  const paths = Object.values(packages).map(({ resolved }) => resolved && new URL(resolved).pathname);
  const named = ['/plain/-/plain-1.2.3.tgz', '/@b/nested/-/nested-1.2.3.tgz', '/real/-/real-1.2.3.tgz'];
  assert.deepEqual(paths, [undefined, ...named, undefined]);
  assert.equal(existsSync(join(to, '.npmrc')), false);
});

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { emptyFolder } from '../test/empty-folder.mjs';
import { copyToInstall } from './install.mjs';

const { at, put } = emptyFolder();

test('npm is told where each package is, also a scoped, a nested and a renamed one', () => {
  const [from, to] = [at('with addresses'), at('with addresses', '.installing')];
  const locked = { version: '1.2.3', integrity: 'sha512-x' };
  put('with addresses/package.json', '{}');
  put(
    'with addresses/package-lock.json',
    JSON.stringify({
      packages: {
        '': { name: 'app' },
        'node_modules/plain': locked,
        'node_modules/@a/scoped/node_modules/@b/nested': locked,
        'node_modules/renamed': { ...locked, name: 'real' },
        'node_modules/linked': { link: true },
      },
    }),
  );
  copyToInstall({ from, to, registry: 'https://packages.example/' });
  const { packages } = JSON.parse(
    readFileSync(at('with addresses', '.installing', 'package-lock.json'), 'utf8'),
  );
  const paths = Object.values(packages).map(({ resolved }) => resolved && new URL(resolved).pathname);
  assert.deepEqual(paths, [
    undefined,
    '/plain/-/plain-1.2.3.tgz',
    '/@b/nested/-/nested-1.2.3.tgz',
    '/real/-/real-1.2.3.tgz',
    undefined,
  ]);
  assert.equal(existsSync(at('with addresses', '.installing', '.npmrc')), false);
});

import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { copyToInstall } from './install.mjs';

test('npm is told where each package is, also a scoped, a nested and a renamed one', (t) => {
  const from = mkdtempSync(join(tmpdir(), 'with addresses '));
  t.after(() => rmSync(from, { recursive: true }));
  const to = join(from, '.installing');
  const locked = { version: '1.2.3', integrity: 'sha512-x' };
  writeFileSync(join(from, 'package.json'), '{}');
  writeFileSync(
    join(from, 'package-lock.json'),
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
  const { packages } = JSON.parse(readFileSync(join(to, 'package-lock.json'), 'utf8'));
  const paths = Object.values(packages).map(({ resolved }) => resolved && new URL(resolved).pathname);
  assert.deepEqual(paths, [
    undefined,
    '/plain/-/plain-1.2.3.tgz',
    '/@b/nested/-/nested-1.2.3.tgz',
    '/real/-/real-1.2.3.tgz',
    undefined,
  ]);
  assert.equal(existsSync(join(to, '.npmrc')), false);
});

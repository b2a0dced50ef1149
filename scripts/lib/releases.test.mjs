import assert from 'node:assert/strict';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { beforeEach, test } from 'node:test';
import { emptyFolder } from '../test/empty-folder.mjs';
import { root } from './project.mjs';
import {
  copyRelease,
  isComplete,
  makeCurrent,
  markComplete,
  readLink,
  releasesOf,
  removeOldReleases,
  requireShared,
  setLink,
  sharePackages,
  standaloneOf,
} from './releases.mjs';

const { at, put } = emptyFolder();
const FILES = 'LICENSE package.json changelog/1.md deploy/setup-server contract/a.ts scripts/a.mjs themes/a';
const OF_AN_APP = 'package-lock.json .npmrc src/a.ts src/contract/a.ts node_modules/a/index.js';

beforeEach(() => {
  for (const path of FILES.split(' ')) put(path);
  for (const app of ['backend', 'website']) for (const path of OF_AN_APP.split(' ')) put(`${app}/${path}`);
  put('backend/.env', 'PORT=1\n');
  put('website/.env.local', 'PORT=2\n');
  put('backend/data/clinic.db');
  put('backend/public/uploads/a.jpg');
  put('backend/dist/a.js');
  mkdirSync(releasesOf(at()));
});

test('a release has the sources of the clone, and its settings, data and var by links', () => {
  const release = copyRelease(at());
  assert.deepEqual(readdirSync(join(release, 'backend')).sort(), [
    ...['.env', '.npmrc', 'data', 'package-lock.json', 'public', 'src'],
  ]);
  assert.deepEqual(readdirSync(join(release, 'backend', 'src')), ['a.ts']);
  writeFileSync(join(release, 'backend', 'data', 'new'), '');
  writeFileSync(join(release, 'var', 'new'), '');
  assert.ok(existsSync(at('backend', 'data', 'new')) && existsSync(at('var', 'new')));
  assert.equal(readFileSync(join(release, 'website', '.env.local'), 'utf8'), 'PORT=2\n');
});

test('whoever serves a release may read it, also where git gave its files to root alone', {
  skip: process.platform === 'win32',
}, () => {
  chmodSync(put('website/src/kept.ts'), 0o600);
  chmodSync(at('website/src'), 0o700);
  const release = copyRelease(at());
  const modeOf = (/** @type {string} */ path) => statSync(join(release, path)).mode & 0o777;
  assert.deepEqual([modeOf('website/src/kept.ts'), modeOf('website/src')], [0o644, 0o755]);
});

test('no release, and so no archive, has the secrets and backups that containers are given in the folder deploy', () => {
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8').match(/^deploy\/[^/\n]+/gm) ?? [];
  assert.ok(ignored.length >= 3);
  for (const folder of ignored) put(`${folder}/secret`);
  put('deploy/.env', 'POSTGRES_PASSWORD=secret\n');
  assert.deepEqual(readdirSync(join(copyRelease(at()), 'deploy')), ['setup-server']);
});

test('the same sources and settings are the same release, which stays as it is once it is complete', () => {
  const release = copyRelease(at());
  put('backend/data/clinic.db', 'booked');
  put('backend/src/contract/a.ts', 'copied again');
  assert.equal(copyRelease(at()), release);
  markComplete(release);
  writeFileSync(join(release, 'built'), '');
  assert.equal(copyRelease(at()), release);
  assert.ok(isComplete(release) && existsSync(join(release, 'built')));
  put('website/src/a.ts', 'changed');
  const changed = copyRelease(at());
  put('backend/.env', 'PORT=3\n');
  assert.equal(new Set([release, changed, copyRelease(at())]).size, 3);
});

test('packages of the same lock file take no room a second time, and those of another are not taken', () => {
  const release = copyRelease(at());
  put('website/package-lock.json', 'another');
  for (const app of ['backend', 'website']) sharePackages({ app, from: at(), to: release });
  const path = join('backend', 'node_modules', 'a', 'index.js');
  assert.equal(statSync(join(release, path)).ino, statSync(at(path)).ino);
  assert.ok(!existsSync(join(release, 'website', 'node_modules')));
});

test('a switch takes over what pages that are open ask for, there and back; only both releases stay', () => {
  const build = (/** @type {string} */ text) => {
    put('website/src/a.ts', text);
    const release = copyRelease(at());
    const folder = join(relative(at(), standaloneOf(release)), '.next');
    put(join(folder, 'BUILD_ID'), text);
    put(join(folder, 'static', `${text}.js`), text);
    markComplete(release);
    return release;
  };
  const filesOf = (/** @type {string} */ release) =>
    readdirSync(join(standaloneOf(release), '.next', 'static')).sort();
  const [first, second, third] = [build('one'), build('two'), build('three')];
  makeCurrent({ to: first, from: null }, at());
  makeCurrent({ to: second, from: first }, at());
  setLink('former', first, at());
  assert.deepEqual([readLink('current', at()), readLink('former', at())], [second, first]);
  assert.ok(lstatSync(join(releasesOf(at()), 'current')).isSymbolicLink());
  assert.deepEqual(filesOf(second), ['one.js', 'two.js']);
  makeCurrent({ to: first, from: second }, at());
  assert.deepEqual(filesOf(first), ['one.js', 'two.js']);
  const compiled = put('var/compile-cache/v24/of-a-release');
  removeOldReleases(at());
  const left = [first, second, third, compiled].map((path) => existsSync(path));
  assert.deepEqual(left, [true, false, false, false]);
});

test('data in the folder of one release are refused before an upgrade leaves them behind', () => {
  const data = { DATA_DIR: 'data', DATABASE_FILE: 'data/own.db', PUBLIC_DIR: 'public' };
  requireShared({ ...data, BACKUP_DIR: 'var/nightly' });
  requireShared({ DATA_DIR: '/srv/clinic', DATABASE_FILE: '', BACKUP_DIR: '/srv/backups' });
  const lost = { DATA_DIR: 'storage', DATABASE_FILE: 'own.db', PUBLIC_DIR: 'public2', BACKUP_DIR: 'nightly' };
  for (const [name, place] of Object.entries(lost))
    assert.throws(() => requireShared({ ...data, [name]: place }), new RegExp(`^Fault: ${name}=${place} is`));
});

import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../lib/project.mjs';
import { emptyFolder } from '../test/empty-folder.mjs';
import {
  archiveName,
  checkSums,
  listFiles,
  nameIn,
  pack,
  replaceText,
  requireRunnable,
  unpack,
  writeSums,
} from './archive.mjs';
import { isLeftIn } from './parts.mjs';

const { at, put } = emptyFolder();

/** An archive of a release with two files. @param {string} name of the folder it is made in */
async function makeArchive(name) {
  // In another order each time.
  const files = ['b/z', 'a'];
  for (const path of name < 'n' ? files : files.reverse())
    put(join(name, 'clinic', 'releases', '1.2.3-aa', path), path);
  const time = name < 'n' ? 1000 : 2_000_000;
  utimesSync(at(name, 'clinic', 'releases', '1.2.3-aa', 'a'), time, time);
  put(join(name, 'clinic', 'clinic'), 'sh');
  await writeSums(at(name, 'clinic', 'releases', '1.2.3-aa'));
  const file = at(`${name}.tar.gz`);
  pack({ folder: at(name, 'clinic'), file, time: '2026-11-28' });
  return file;
}
const unpackInto = (/** @type {string} */ file) => {
  const into = at('into');
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into);
  return unpack({ file, into });
};

test('an archive is named by its version and the kind of machine, and its files listed in the order of their bytes', () => {
  assert.equal(archiveName({ version: '0.16.0', arch: 'arm64' }), 'clinic-0.16.0-linux-arm64.tar.gz');
  for (const path of ['b', 'a/z', 'a-b', 'B']) put(path);
  assert.deepEqual(listFiles(at()), ['B', 'a-b', 'a/z', 'b']);
});

test('each command of ./clinic is a script that an archive brings', () => {
  const text = readFileSync(join(root, 'scripts', 'release', 'clinic.sh'), 'utf8');
  const [, listed = ''] = /^ {2}(setup [^)]+)\) file=\$command/m.exec(text) ?? [];
  const scripts = ['serve', ...listed.split(/[\s|\\]+/)].map((command) => `${command}.mjs`);
  assert.ok(scripts.length > 10);
  const missing = scripts.filter((name) => !isLeftIn(name) || !existsSync(join(root, 'scripts', name)));
  assert.deepEqual(missing, []);
});

test('the same files give the same archive, in whatever order they were written, which is unpacked as the release it was made of, whose name is known before', async () => {
  const [one, other] = [await makeArchive('first'), await makeArchive('second')];
  assert.deepEqual(readFileSync(one), readFileSync(other));
  assert.equal(nameIn(one), '1.2.3-aa');
  assert.equal(await unpackInto(one), '1.2.3-aa');
  assert.equal(readFileSync(at('into', '1.2.3-aa', 'b', 'z'), 'utf8'), 'b/z');
});

test('an archive whose checksum beside it is not its own is refused, and so is a file that is no archive of the clinic', async () => {
  const file = await makeArchive('first');
  writeFileSync(`${file}.sha256`, `${'0'.repeat(64)}  first.tar.gz\n`);
  await assert.rejects(unpackInto(file), /fetch it again/);
  assert.throws(() => nameIn(put('other.tar.gz')), /no archive of the clinic/);
  await assert.rejects(unpackInto(put('text.tar.gz')), /no archive of the clinic/);
});

test('a file that was changed, is missing or came along is named, and a release with a Node of another machine does not run here', async () => {
  const release = at('release');
  for (const path of ['kept', 'changed', 'gone']) put(join('release', path));
  await writeSums(release);
  await checkSums(release);
  put('release/changed', 'other');
  rmSync(join(release, 'gone'));
  put('release/strange');
  await assert.rejects(checkSums(release), /3 files:\nstrange\nchanged\ngone$/);
  put('release/node/bin/node', '\x7fELF of another');
  assert.throws(() => requireRunnable(release), /does not run on this machine/);
});

test('a path of the machine is replaced in texts, and refused in what is no text', () => {
  const file = put('a/text', 'at /home/me/clinic and /home/me/clinic');
  assert.deepEqual(replaceText({ folder: at(), from: '/home/me/clinic', to: '/clinic' }), ['a/text']);
  assert.equal(readFileSync(file, 'utf8'), 'at /clinic and /clinic');
  put('program', '\0/home/me/clinic');
  assert.throws(() => replaceText({ folder: at(), from: '/home/me/clinic', to: '/clinic' }), /program holds/);
});

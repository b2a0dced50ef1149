import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { requireFromBackend } from '../lib/project.mjs';
import { emptyFolder } from '../test/empty-folder.mjs';
import { makeKeys, writeArchive } from './archive.mjs';

const { at, put } = emptyFolder();

test('what age and tar unpack from a backup by hand is for its owner alone', async () => {
  const { identity, recipient } = await makeKeys();
  const file = at('one.tar.age');
  await writeArchive({
    file,
    entries: [{ name: 'settings/backend.env', path: put('.env', 'KEY=secret') }],
    about: { version: 1, began: '2026-11-23T07:00:00Z', database: 'sqlite', rows: {} },
    recipients: [recipient],
  });
  const age = await import(pathToFileURL(requireFromBackend.resolve('age-encryption')).href);
  const decrypter = new age.Decrypter();
  decrypter.addIdentity(identity);
  const plain = Buffer.from(await decrypter.decrypt(readFileSync(file)));
  // The rights of the first file, in octal, where the format of tar has them.
  assert.equal(Number.parseInt(plain.toString('latin1', 100, 107), 8), 0o600);
});

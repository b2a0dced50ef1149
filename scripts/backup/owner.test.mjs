import assert from 'node:assert/strict';
import { mkdirSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { folderStore } from '../move/stores.mjs';
import { emptyFolder } from '../test/empty-folder.mjs';
import { giveTo, keepOwners, ownerOf } from './owner.mjs';

const { at, put } = emptyFolder();

test('what root restores, and a folder that a move of files makes, belong to the owner of the data, with all that is in them', async () => {
  // Only root can give files away.
  const owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : ownerOf(at());
  mkdirSync(at('data'));
  giveTo(at('data'), owner);
  assert.deepEqual(ownerOf(at('data', 'cards', 'clinic.db')), owner);
  const giveBack = keepOwners({
    ...{ data: at('data'), databaseFile: at('data', 'clinic.db') },
    uploads: at('data', 'public', 'uploads'),
  });
  const written = ['clinic.db', 'tmp/a', 'public/uploads/a.jpg'].map((path) => put(`data/${path}`));
  giveBack();
  const store = folderStore({ folder: at('data', 'cards'), isPrivate: true });
  const file = { content: Buffer.from('card'), hash: '', modified: new Date() };
  await Promise.all(['a', 'b'].map((name) => store.write({ ...file, name })));
  const moved = [at('data', 'cards'), at('data', 'cards', 'a'), at('data', 'cards', 'b')];
  for (const path of [...written, at('data', 'tmp'), ...moved]) {
    const { uid, gid } = statSync(path);
    assert.deepEqual({ path, uid, gid }, { path, ...owner });
  }
});

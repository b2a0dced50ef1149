import assert from 'node:assert/strict';
import { mkdirSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { emptyFolder } from '../test/empty-folder.mjs';
import { giveTo, ownerOf } from './owner.mjs';

const { at, put } = emptyFolder();

test('restored files belong to the owner of the former data, with all that is in it', () => {
  // Only root can give files away.
  const owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : ownerOf(at());
  mkdirSync(at('data'));
  giveTo(at('data'), owner);
  assert.deepEqual(ownerOf(at('data', 'cards', 'clinic.db')), owner);
  const database = put('data/cards/clinic.db', '');
  giveTo(at('data'), owner);
  const { uid, gid } = statSync(database);
  assert.deepEqual({ uid, gid }, owner);
});

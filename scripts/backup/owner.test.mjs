import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { giveTo, ownerOf } from './owner.mjs';

const isRoot = process.getuid?.() === 0;

test('restored files belong to the owner of the former data, with all that is in it', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-owner-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const data = join(folder, 'data');
  // Only root can give files away.
  const owner = isRoot ? { uid: 65_534, gid: 65_534 } : ownerOf(folder);
  mkdirSync(data);
  giveTo(data, owner);
  const database = join(data, 'cards', 'clinic.db');
  assert.deepEqual(ownerOf(database), owner);
  mkdirSync(join(data, 'cards'));
  writeFileSync(database, '');
  giveTo(data, owner);
  const { uid, gid } = statSync(database);
  assert.deepEqual({ uid, gid }, owner);
});

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { home } from '../lib/project.mjs';
import { emptyFolder } from '../test/empty-folder.mjs';
import { beganAt, nameOfBackup, newestBackup, outdatedBackups } from './keep.mjs';
import { placesOf } from './places.mjs';

const { at, put } = emptyFolder();
const DAY_MS = 86_400_000;
const now = Date.parse('2026-11-23T07:00:00Z');
const daily = (/** @type {number} */ count) =>
  Array.from({ length: count }, (_, index) => nameOfBackup(new Date(now - index * DAY_MS)));

test('the name of a backup says when it began; the newest one stays, however old, and other files are never touched', () => {
  const name = nameOfBackup(new Date('2026-11-23T07:08:09.500Z'));
  assert.equal(name, 'clinic-2026-11-23T07-08-09Z.tar.age');
  assert.equal(beganAt(name), Date.parse('2026-11-23T07:08:09Z'));
  assert.equal(beganAt('holiday.jpg'), null);
  const old = nameOfBackup(new Date(now - 400 * DAY_MS));
  assert.deepEqual(outdatedBackups({ names: [old, 'notes.txt'], now, days: 30 }), []);
});

test('daily backups stay whole for a week, then one a week, and none is older than the days', () => {
  const names = daily(90);
  const removed = outdatedBackups({ names, now, days: 30 });
  const kept = names.filter((name) => !removed.includes(name));
  const ages = kept.map((name) => Math.round((now - (beganAt(name) ?? 0)) / DAY_MS));
  assert.deepEqual(ages.slice(0, 8), [0, 1, 2, 3, 4, 5, 6, 7]);
  assert.ok(ages.slice(8).every((age, index, all) => index === 0 || age - (all[index - 1] ?? 0) === 7));
  assert.ok(Math.max(...ages) <= 30 && Math.max(...ages) > 20);
});

test('a first-of-week backup kept today is kept tomorrow', () => {
  const names = daily(40);
  const today = new Set(names.filter((name) => !outdatedBackups({ names, now, days: 60 }).includes(name)));
  const later = outdatedBackups({ names: [...today], now: now + DAY_MS, days: 60 });
  const old = [...today].filter((name) => now - (beganAt(name) ?? 0) > 8 * DAY_MS);
  assert.ok(old.every((name) => !later.includes(name)));
});

test('the newest backup is found, and none where none was made yet, with a folder for them or without', () => {
  assert.equal(newestBackup(at('backups')), null);
  assert.equal(newestBackup(at()), null);
  const [newest = '', older = ''] = daily(2);
  for (const name of [newest, older, 'notes.txt']) put(name);
  assert.equal(newestBackup(at()), newest);
});

test('a folder of backups that is no whole path is one of the clinic, wherever the command is called from', () => {
  assert.equal(placesOf({ BACKUP_DIR: 'var/nightly' }).backups, join(home, 'var', 'nightly'));
  assert.equal(placesOf({ BACKUP_DIR: '/srv/backups' }).backups, '/srv/backups');
});

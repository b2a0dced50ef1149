import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyFolder } from '../test/empty-folder.mjs';
import { provideKeys } from './keys.mjs';

const { at, put } = emptyFolder();

test('the keys of backups are made once, and found again where the settings name none any more', async () => {
  const file = at('var', 'backup-identity.txt');
  const made = await provideKeys(file);
  assert.match(made.recipient, /^age1/);
  assert.equal(made.isNew, true);
  assert.deepEqual(await provideKeys(file), { recipient: made.recipient, isNew: false });
  await assert.rejects(provideKeys(put('empty.txt', '')), /holds no identity of age/);
});

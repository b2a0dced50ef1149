import assert from 'node:assert/strict';
import { test } from 'node:test';
import { databaseIdentity } from './backend.mjs';

test('databases are told apart by what shows no password', () => {
  const identities = ['one', 'two'].map((name) =>
    databaseIdentity({ DATABASE_URL: `postgres://clinic:secret@127.0.0.1/${name}` }),
  );
  assert.equal(new Set([...identities, databaseIdentity({})]).size, 3);
  assert.doesNotMatch(identities.join(), /secret|clinic/);
});

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { requireFromBackend } from '../lib/project.mjs';
import { emptyFolder } from '../test/empty-folder.mjs';
import { environmentOf, isOpenElsewhere, keepQuiet, withPostgres } from './database.mjs';

const { at, put } = emptyFolder();

test('the tools of PostgreSQL reach the database of an address, with the certificate that it names', () => {
  const address = 'postgres://clinic:s%23cret@[::1]/clinic%201?sslmode=verify-full&sslrootcert=/etc/ca.pem';
  assert.deepEqual(environmentOf(address), {
    ...{ PGHOST: '::1', PGPORT: '5432', PGUSER: 'clinic', PGPASSWORD: 's#cret', PGDATABASE: 'clinic 1' },
    ...{ PGSSLMODE: 'verify-full', PGSSLROOTCERT: '/etc/ca.pem' },
  });
});

test('the tools of PostgreSQL reach a database by its socket, as the backend does', () => {
  for (const address of ['postgres:///clinic?host=/run/pg', 'postgres://ali@%2Frun%2Fpg/clinic'])
    assert.equal(environmentOf(address).PGHOST, '/run/pg');
});

test('a database that goes away meanwhile fails a question, and ends no command before it has cleaned up', async () => {
  // Lets everybody in, is ready, and goes.
  const ready = Buffer.from('520000000800000000' + '5a0000000549', 'hex');
  const server = createServer((socket) =>
    socket.once('data', () => socket.write(ready, () => socket.destroy())),
  );
  await once(server.listen(0, '127.0.0.1').unref(), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const asked = withPostgres(`postgres://clinic@127.0.0.1:${port}/clinic`, async (client) => {
    // Not `once` of events, which listens for errors too.
    await new Promise((ended) => client.once('end', ended));
    return await client.query('SELECT 1');
  });
  await assert.rejects(asked);
  server.close();
});

test('a database is told apart that another works with, which no port says', () => {
  const file = at('clinic.db');
  const Database = requireFromBackend('better-sqlite3');
  const site = new Database(file);
  site.pragma('journal_mode = WAL');
  site.exec('CREATE TABLE t (x)');
  assert.equal(isOpenElsewhere(file), true);
  site.close();
  assert.equal(isOpenElsewhere(file), false);
  for (const other of [at('missing.db'), put('broken.db', 'not a database')])
    assert.equal(isOpenElsewhere(other), false);
});

test('a copy of any version reaches nobody, also of one that knows no webhooks or no proved phones', async () => {
  const tables = {
    webhooks: 'CREATE TABLE webhooks (is_on); INSERT INTO webhooks VALUES (true)',
    settings: "CREATE TABLE booking_settings (phone_proof); INSERT INTO booking_settings VALUES ('always')",
    older: 'CREATE TABLE booking_settings (id)',
  };
  const Database = requireFromBackend('better-sqlite3');
  for (const [index, made] of [
    [tables.older],
    [tables.older, tables.webhooks],
    [tables.settings, tables.webhooks],
  ].entries()) {
    const databaseFile = at(`copy-${index}.db`);
    const copy = new Database(databaseFile);
    for (const sql of made) copy.exec(sql);
    await keepQuiet({ databaseUrl: null, databaseFile });
    const read = (/** @type {string} */ sql) => copy.prepare(sql).pluck().all();
    if (made.includes(tables.webhooks)) assert.deepEqual(read('SELECT is_on FROM webhooks'), [0]);
    if (made.includes(tables.settings))
      assert.deepEqual(read('SELECT phone_proof FROM booking_settings'), ['never']);
    copy.close();
  }
});

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { environmentOf, withPostgres } from './database.mjs';

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

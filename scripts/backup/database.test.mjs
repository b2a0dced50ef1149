import assert from 'node:assert/strict';
import { test } from 'node:test';
import { environmentOf } from './database.mjs';

test('the tools of PostgreSQL reach the database of an address, with the certificate that it names', () => {
  const address = 'postgres://clinic:s%23cret@[::1]/clinic%201?sslmode=verify-full&sslrootcert=/etc/ca.pem';
  assert.deepEqual(environmentOf(address), {
    ...{ PGHOST: '::1', PGPORT: '5432', PGUSER: 'clinic', PGPASSWORD: 's#cret', PGDATABASE: 'clinic 1' },
    ...{ PGSSLMODE: 'verify-full', PGSSLROOTCERT: '/etc/ca.pem' },
  });
});

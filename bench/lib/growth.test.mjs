import assert from 'node:assert/strict';
import { test } from 'node:test';
import { growthPlots } from './growth.mjs';

const found = ['SQLite', 'PostgreSQL'].flatMap((database) =>
  [
    { stored: 1000, clients: 16 },
    { stored: 100_000, clients: 1 },
    { stored: 100_000, clients: 16 },
    { stored: 1_000_000, clients: 16 },
  ].map((where) => ({ ...where, database, name: 'insert', perSecond: 10 * where.clients, cpuMs: 2 })),
);

test('one plot along the clients with the store that has them all, one along the stores', () => {
  const [clients, stored, ...others] = growthPlots(found);
  assert.deepEqual(others, []);
  assert.equal(clients.file, 'booking-by-clients');
  assert.equal(clients.title, 'Booking, 100,000 stored');
  assert.deepEqual(clients.at, [1, 16]);
  assert.deepEqual(clients.lines[0], { name: 'insert, SQLite', values: [10, 160] });
  assert.equal(stored.title, 'Booking, 16 clients');
  assert.deepEqual(stored.at, [1000, 100_000, 1_000_000]);
  assert.deepEqual(stored.lines[1], { name: 'insert, PostgreSQL', values: [2, 2, 2] });
});

test('what was measured once only has no plot', () => {
  assert.deepEqual(growthPlots(found.slice(0, 1)), []);
  assert.deepEqual(growthPlots([]), []);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeLosses } from './cluster-result.mjs';

const loss = (part, begin, more = {}) => ({
  ...{ part, way: 'killed', begin, lost: 0, twice: 0, wellSeconds: 1, backSeconds: 2, missing: [] },
  ...more,
});
const read = (begin, ms, status) => ({
  ...{ what: 'read', path: '/en', status, isGood: status === 200, begin, ms },
});
const books = { stored: 9, lost: [], faults: {} };

test('a request counts for the last part that was lost before it ended', () => {
  const losses = [loss('backend 1', 1000), loss('nginx', 2000)];
  const asked = [read(500, 10, 200), read(1100, 10, 200), read(1990, 50, 0)];
  const { tables, aims, faults } = describeLosses({ losses, asked, books });
  const [[backend, , , , none], [nginx, failed, , , unanswered]] = tables[0].rows.map(({ values }) => values);
  assert.deepEqual([backend, none, nginx, failed, unanswered], [1, 0, 1, 1, 1]);
  assert.equal(aims[0].value, 0);
  assert.deepEqual(faults, []);
});

test('a read that fails while any part but nginx is lost is a fault, and so is a lost booking', () => {
  const losses = [loss('Valkey', 1000, { lost: 1 }), loss('S3', 2000, { lost: 1, missing: ['a booking'] })];
  const asked = [read(1100, 10, 500)];
  const found = describeLosses({ losses, asked, books: { ...books, lost: ['4'] } });
  assert.deepEqual(found.faults, [
    '1 reads failed: Valkey killed',
    '1 acknowledged bookings lost',
    'not well in time: a booking, S3 killed',
  ]);
  const lost = found.tables[0].columns.findIndex(({ name }) => name === 'lost');
  const values = found.tables[0].rows.map((row) => row.values[lost]);
  assert.deepEqual(values, [1, 0, 1]);
});

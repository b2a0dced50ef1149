import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { findFreePort } from './ports.mjs';

const OUTGOING = '/proc/sys/net/ipv4/ip_local_port_range';

test('a port that was found is not taken by an outgoing connection before it is used', {
  skip: process.platform !== 'linux',
}, async () => {
  const first = Number.parseInt(readFileSync(OUTGOING, 'utf8'), 10);
  const found = await findFreePort();
  assert.ok(found < first, `${found} is below ${first}`);
});

test('a port that another program listens on is not found, nor one twice', async () => {
  const found = await findFreePort();
  const other = createServer().listen(found + 1);
  try {
    const next = [await findFreePort(), await findFreePort()];
    assert.ok(!next.includes(found) && !next.includes(found + 1), `${next} after ${found}`);
  } finally {
    other.close();
  }
});

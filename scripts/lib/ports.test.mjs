import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { findFreePort } from './ports.mjs';

test('a port that was found is not one that systems take for outgoing connections before it is used', async () => {
  const found = await findFreePort();
  assert.ok(found < 32_768, `${found} is below what Linux, macOS and Windows take unless told otherwise`);
});

test('a port that another program listens on is not found, nor one twice', async () => {
  const found = await findFreePort();
  // A port that somebody listens on already serves as well: it is another program's.
  const other = createServer()
    .on('error', () => {})
    .listen(found + 1);
  try {
    const next = [await findFreePort(), await findFreePort()];
    assert.ok(!next.includes(found) && !next.includes(found + 1), `${next} after ${found}`);
  } finally {
    other.close();
  }
});

test('no two processes go through the same ports, whatever their numbers', async () => {
  // It would begin at the same share, as it is of the same process.
  const another = './ports.mjs?another';
  const ports = [await findFreePort(), await (await import(another)).findFreePort()];
  const [own, other] = ports.map((port) => Math.floor(port / 100));
  assert.notEqual(own, other);
});

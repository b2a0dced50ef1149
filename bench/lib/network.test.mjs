import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { cleanUp } from '../../scripts/lib/undo.mjs';
import { createNetwork } from './network.mjs';

after(cleanUp);

/** A part that says what it hears, and to whom. */
async function startEcho(t) {
  const callers = [];
  const server = createServer((socket) => {
    callers.push(socket.remoteAddress);
    socket.on('error', () => {}).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const network = createNetwork();
  const port = await network.link({ from: 'one', to: 'other', port: server.address().port });
  return { callers, network, port };
}

function open({ t, port }) {
  const socket = connect({ port, host: '127.0.0.1', localAddress: '127.9.9.9' });
  const heard = { text: '', isOpen: false, fault: '' };
  socket
    .on('data', (chunk) => Object.assign(heard, { text: heard.text + chunk }))
    .on('connect', () => Object.assign(heard, { isOpen: true }))
    .on('error', ({ code }) => Object.assign(heard, { fault: code }));
  t.after(() => socket.destroy());
  return { heard, say: (text) => socket.write(text) };
}

/** Looks again until it is so, or a while has passed. */
async function comes(isSo) {
  for (let tries = 0; tries < 200 && !isSo(); tries += 1) await pause(20);
  return isSo();
}

// Other kernels let more wait in a queue that is full.
const onLinux = { skip: process.platform !== 'linux' };

test(
  'a part that is cut off is silent to old and new callers, and hears them when it is back',
  onLinux,
  async (t) => {
    const { network, port } = await startEcho(t);
    const old = open({ t, port });
    assert.ok(await comes(() => old.heard.isOpen));
    await network.cut('one');
    old.say('meanwhile');
    const late = open({ t, port });
    late.say('late');
    await pause(500);
    assert.equal(old.heard.text + old.heard.fault, '');
    assert.deepEqual([late.heard.isOpen, late.heard.fault], [false, '']);
    await network.join('one');
    assert.ok(await comes(() => old.heard.text === 'meanwhile'));
    assert.ok(await comes(() => late.heard.text === 'late'));
  },
);

test('a part that has ended refuses who asks, until it listens again, and hears the address of its caller', async (t) => {
  const { callers, network, port } = await startEcho(t);
  network.refuse('other');
  const early = open({ t, port });
  assert.ok(await comes(() => early.heard.fault === 'ECONNREFUSED'));
  await network.listen('other');
  const { heard, say } = open({ t, port });
  say('again');
  assert.ok(await comes(() => heard.text === 'again'));
  assert.deepEqual(callers, ['127.9.9.9']);
});

import { type AddressInfo, connect, createServer } from 'node:net';
import Redis from 'iovalkey';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startValkey } from '../../test/valkey';
import { compareBuilds, describeBuild } from './compare-builds';
import { ValkeyStore } from './valkey-store';

let server: Awaited<ReturnType<typeof startValkey>>;
let store: ValkeyStore;
let states: boolean[];

beforeEach(async () => {
  server = await startValkey();
  states = [];
  store = connectTo(server.url);
  await expect.poll(isUp).toBe(true);
});
afterEach(async () => {
  store.close();
  await server.stop();
});

/** Tries again soon, so that nobody waits here. */
const connectTo = (url: string) =>
  new ValkeyStore({ url, probeMs: 200, onChange: (isUp) => states.push(isUp) });

const isUp = () => states.at(-1) ?? false;
const bytes = Buffer.from([0, 255, 10, 13]);

async function asOperator<Answer>(work: (client: Redis) => Promise<Answer>): Promise<Answer> {
  const client = new Redis(server.url);
  try {
    return await work(client);
  } finally {
    client.disconnect();
  }
}

/** Keeps trying, as websites do: what is set while it is away is lost. */
async function expectToKeep() {
  await expect
    .poll(async () => {
      store.set('a', bytes, 60);
      return await store.get('a');
    })
    .toEqual(bytes);
}

test('what is set is got as it was, for as long as was said', async () => {
  await expectToKeep();
  expect(await store.get('b')).toBeNull();
  const seconds = await asOperator((client) => client.ttl('clinic:a'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  store.touch('a', 600);
  await expect.poll(() => asOperator((client) => client.ttl('clinic:a'))).toBeGreaterThan(60);
});

test('with a store that hangs nobody waits but who asked first; it is used again once it answers', async () => {
  await expectToKeep();
  process.kill(server.pid, 'SIGSTOP');
  expect(await store.get('a')).toBeNull();
  expect(isUp()).toBe(false);
  // Nothing is sent any more, so there is nothing to wait for: all of them end in one turn.
  const asked = Array.from({ length: 1000 }, () => store.get('a'));
  const turn = new Promise((done) => setImmediate(done, 'a turn of the event loop'));
  expect(await Promise.race([Promise.all(asked), turn])).toEqual(asked.map(() => null));
  process.kill(server.pid, 'SIGCONT');
  await expectToKeep();
});

/** Passes connections on to the store, and counts them. */
async function countConnections() {
  let count = 0;
  const passing = createServer((socket) => {
    count += 1;
    const onward = connect(server.port, '127.0.0.1');
    socket.pipe(onward).pipe(socket);
    socket.on('error', () => onward.destroy()).on('close', () => onward.destroy());
    onward.on('error', () => socket.destroy());
  });
  await new Promise<void>((done) => passing.listen(0, '127.0.0.1', done));
  const { port } = passing.address() as AddressInfo;
  return { url: `redis://127.0.0.1:${port}`, count: () => count, stop: () => passing.close() };
}

test('a store that hung for so long that connections were made anew is left with one', async () => {
  const passing = await countConnections();
  store.close();
  store = connectTo(passing.url);
  await expectToKeep();
  process.kill(server.pid, 'SIGSTOP');
  await store.get('a');
  await expect.poll(passing.count).toBeGreaterThan(2);
  process.kill(server.pid, 'SIGCONT');
  await expectToKeep();
  passing.stop();
  const ours = async () =>
    String(await asOperator((client) => client.client('LIST')))
      .split('\n')
      .filter((line) => /addr=/.test(line));
  // The operator's own is the other one.
  await expect.poll(async () => (await ours()).length).toBe(2);
});

test('a store that is killed, and comes back empty, is used again', async () => {
  await expectToKeep();
  const { port } = server;
  await server.stop();
  expect(await store.get('a')).toBeNull();
  server = await startValkey({ port });
  await expect.poll(isUp).toBe(true);
  expect(await store.get('a')).toBeNull();
  await expectToKeep();
});

test('a store that is not there at the start is used once it is', async () => {
  const { port, url } = server;
  await server.stop();
  store.close();
  states = [];
  store = connectTo(url);
  expect(await store.get('a')).toBeNull();
  server = await startValkey({ port });
  await expectToKeep();
});

test('a build hears of another build, and of another key of forms, when it starts after it', async () => {
  const first = describeBuild({ id: 'one', formsKey: 'key' });
  expect(await compareBuilds(store, first)).toEqual([]);
  expect(await compareBuilds(store, first)).toEqual([]);
  const [line, ...others] = await compareBuilds(store, describeBuild({ id: 'two', formsKey: 'key' }));
  expect([line, others]).toEqual([expect.stringMatching(/build one, this one two/), []]);
  const lines = await compareBuilds(store, describeBuild({ id: 'two', formsKey: 'other key' }));
  expect(lines).toEqual([expect.stringMatching(/^NEXT_SERVER_ACTIONS_ENCRYPTION_KEY/)]);
  expect(lines.join()).not.toContain('other key');
});

import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createSender, type Sender, sign } from './sender';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

const secret = 'a secret of the two';
const open: { server?: Server; sender?: Sender } = {};

async function listen(answer: (count: number) => number): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(answer(received.length)).end();
    });
  });
  open.server = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

function start(websiteUrl: string) {
  const givenUp: string[] = [];
  const told: string[] = [];
  const sender = createSender({
    websiteUrl,
    secret,
    onDelayed: () => told.push('delayed'),
    onDelivered: () => told.push('delivered'),
    onGivenUp: (_change, reason) => {
      givenUp.push(reason);
      told.push('given up');
    },
    debounceMs: 20,
    retryAfterMs: [20, 20],
  });
  open.sender = sender;
  return { sender, givenUp, told };
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 5_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('It did not happen in 5 seconds');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

afterEach(() => {
  open.sender?.stop();
  open.server?.close();
});

const doctor = { model: 'doctor', documentId: 'abc', event: 'publish' };

test('a change arrives signed over the exact body, with the time of sending', async () => {
  const { url, received } = await listen(() => 200);
  start(url).sender.announce(doctor);
  await until(() => received.length === 1);
  const [message] = received;
  expect(message?.headers['x-signature']).toBe(sign({ body: message?.body ?? '', secret }));
  const { at, changedAt, ...rest } = JSON.parse(message?.body ?? '');
  expect(rest).toEqual(doctor);
  expect(changedAt).toBeLessThanOrEqual(at);
  expect(Math.abs(Date.now() - at)).toBeLessThan(5_000);
});

test('several changes of one entry in a moment are sent once, the last one', async () => {
  const { url, received } = await listen(() => 200);
  const { sender } = start(url);
  sender.announce({ ...doctor, event: 'unpublish' });
  sender.announce(doctor);
  sender.announce({ ...doctor, documentId: 'def' });
  await until(() => received.length === 2);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(
    received.map(({ body }) => JSON.parse(body)).map(({ documentId, event }) => [documentId, event]),
  ).toEqual(
    expect.arrayContaining([
      ['abc', 'publish'],
      ['def', 'publish'],
    ]),
  );
  expect(received).toHaveLength(2);
});

test('a refused message is sent again until it is taken', async () => {
  const { url, received } = await listen((count) => (count < 3 ? 503 : 200));
  const { sender, givenUp } = start(url);
  sender.announce(doctor);
  await until(() => received.length === 3);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(received).toHaveLength(3);
  const times = received.map(({ body }) => JSON.parse(body).changedAt);
  expect(new Set(times).size, 'the change keeps its time').toBe(1);
  expect(givenUp).toEqual([]);
});

test('a website that is down is given up after the last attempt, without an exception', async () => {
  const { sender, givenUp } = start('http://127.0.0.1:1');
  sender.announce(doctor);
  await until(() => givenUp.length > 0);
  expect(givenUp).toHaveLength(1);
});

test('what is told of a message: that it is delayed, once, and how it ended', async () => {
  const { url } = await listen((count) => (count < 3 ? 503 : 200));
  const slow = start(url);
  slow.sender.announce(doctor);
  await until(() => slow.told.includes('delivered'));
  expect(slow.told).toEqual(['delayed', 'delivered']);
  slow.sender.announce(doctor);
  await until(() => slow.told.length === 3);
  expect(slow.told[2]).toBe('delivered');
  slow.sender.stop();

  const lost = start('http://127.0.0.1:1');
  lost.sender.announce(doctor);
  await until(() => lost.givenUp.length > 0);
  expect(lost.told).toEqual(['delayed', 'given up']);
});

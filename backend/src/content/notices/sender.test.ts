import { afterEach, beforeEach, expect, test } from 'vitest';
import { NOBODY, startListener } from '../../../tests/support/listener';
import { until } from '../../../tests/support/until';
import { createSender, type Sender, sign } from './sender';

const secret = 'a secret of the two';
const doctor = { model: 'doctor', documentId: 'abc', event: 'publish' };
const senders: Sender[] = [];
const website = await startListener();
beforeEach(() => {
  website.received.length = 0;
  website.answerWith(200);
});
afterEach(() => {
  for (const sender of senders.splice(0)) sender.stop();
});

/** A sender, and what is told of its messages. */
function start(websiteUrl = website.url) {
  const told: string[] = [];
  const sender = createSender({
    websiteUrl,
    secret,
    onDelayed: () => told.push('delayed'),
    onDelivered: () => told.push('delivered'),
    onGivenUp: () => told.push('given up'),
    debounceMs: 20,
    retryAfterMs: [20, 20],
  });
  senders.push(sender);
  return { sender, told };
}

const messages = () => website.received.map(({ body }) => JSON.parse(body));

test('a change arrives signed over the exact body, with the time of sending', async () => {
  const begun = Date.now();
  const { sender, told } = start();
  sender.announce(doctor);
  await until(() => told.includes('delivered'));
  const [received] = website.received;
  expect(received?.headers['x-signature']).toBe(sign({ body: received?.body ?? '', secret }));
  const { at, changedAt, ...rest } = messages()[0];
  expect(rest).toEqual(doctor);
  const times = [begun, changedAt, at, Date.now()];
  expect(times).toEqual([...times].sort((one, other) => one - other));
});

test('several changes of one entry in a moment are sent once, the last one', async () => {
  const { sender, told } = start();
  sender.announce({ ...doctor, event: 'unpublish' });
  sender.announce(doctor);
  sender.announce({ ...doctor, documentId: 'def' });
  await until(() => told.length === 2);
  // A notice that was still to come would be there before a change that follows.
  sender.announce({ ...doctor, documentId: 'last' });
  await until(() => told.length === 3);
  const sent = messages().map(({ documentId, event }) => `${documentId} ${event}`);
  expect(sent.sort()).toEqual(['abc publish', 'def publish', 'last publish']);
});

test('a refused message is sent again until it is taken, which is told as its delay, once, and its end', async () => {
  website.answerWith((count) => (count < 3 ? 503 : 200));
  const { sender, told } = start();
  sender.announce(doctor);
  await until(() => told.includes('delivered'));
  expect(told).toEqual(['delayed', 'delivered']);
  expect(new Set(messages().map(({ changedAt }) => changedAt)).size, 'the change keeps its time').toBe(1);
  sender.announce(doctor);
  await until(() => told.length === 3);
  expect([told[2], website.received.length]).toEqual(['delivered', 4]);
});

test('a website that is down is given up after the last attempt, without an exception', async () => {
  const { sender, told } = start(NOBODY);
  sender.announce(doctor);
  await until(() => told.length > 1);
  expect(told).toEqual(['delayed', 'given up']);
});

test('a message that is on its way when the sender stops is broken off, and nothing is told of it', async () => {
  const { sender, told } = start();
  const other = start();
  website.fallSilent();
  sender.announce(doctor);
  await until(() => website.received.length === 1);
  sender.stop();
  website.answerWith(503);
  other.sender.announce(doctor);
  await until(() => other.told.includes('given up'));
  expect(told).toEqual([]);
});

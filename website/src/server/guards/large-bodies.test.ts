import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { LargeBodies, type LargeBodyLimits } from './large-bodies';

const LIMITS = { bytes: 10, bytesOfVisitor: 6, waiting: 3, waitingOfVisitor: 2, timeoutMs: 10_000 };

/** Sends bodies by name and tells what became of them; `end` ends the answer to one. */
function site(limits: Partial<LargeBodyLimits> = {}) {
  const bodies = new LargeBodies({ ...LIMITS, ...limits });
  const started: string[] = [];
  const refused: string[] = [];
  const responses = new Map<string, EventEmitter>();
  const send = (name: string, bytes: number, visitor = name) => {
    const response = new EventEmitter();
    responses.set(name, response);
    bodies.acquire({
      request: { headers: { 'x-forwarded-for': visitor } } as unknown as IncomingMessage,
      response: response as unknown as ServerResponse,
      bytes,
      start: () => started.push(name),
      refuse: () => refused.push(name),
    });
  };
  const sendAll = (sent: Record<string, number>) => {
    for (const [name, bytes] of Object.entries(sent)) send(name, bytes);
  };
  const end = (name: string) => responses.get(name)?.emit('close');
  return { send, sendAll, end, started, refused };
}

test('large bodies are read together up to a sum of their lengths, the others in order after them: a small one does not pass a large one', () => {
  const { sendAll, end, started, refused } = site();
  sendAll({ a: 6, b: 3, large: 5, small: 1 });
  expect(started).toEqual(['a', 'b']);
  end('a');
  expect(started).toEqual(['a', 'b', 'large', 'small']);
  expect(refused).toEqual([]);
});

test('one visitor takes no more than a share, and keeps nobody waiting beyond it', () => {
  const { send, end, started, refused } = site();
  for (const name of ['a1', 'a2', 'a3', 'a4']) send(name, 4, 'a');
  send('b', 4);
  expect(started).toEqual(['a1', 'b']);
  expect(refused).toEqual(['a4']);
  end('a1');
  expect(started).toEqual(['a1', 'b', 'a2']);
});

test('one household is one visitor, however many addresses of IPv6 it sends from', () => {
  const { send, started, refused } = site();
  for (const place of [1, 2, 3, 4]) send(`a${place}`, 4, `2001:db8:1:2::${place}`);
  send('b', 4, '2001:db8:1:3::1');
  expect(started).toEqual(['a1', 'b']);
  expect(refused).toEqual(['a4']);
});

test('beyond those that wait, and after waiting for too long, it is refused', async () => {
  const { send, refused, started } = site({ timeoutMs: 20 });
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) send(name, 5);
  expect(started).toEqual(['a', 'b']);
  expect(refused).toEqual(['f']);
  await pause(40);
  expect(refused).toEqual(['f', 'c', 'd', 'e']);
});

test('a waiting upload that is given up takes no room', () => {
  const { send, sendAll, end, started } = site();
  sendAll({ a: 6, gone: 6, b: 6 });
  end('gone');
  end('a');
  expect(started).toEqual(['a', 'b']);
  send('c', 4);
  expect(started).toEqual(['a', 'b', 'c']);
});

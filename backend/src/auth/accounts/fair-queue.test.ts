import { expect, test } from 'vitest';
import { FairQueue, QueueFullError, type Rank } from './fair-queue';

/** A queue whose work ends when it is told to, and a list of what was begun. */
function queueWith(capacities: [number, number, number]) {
  const queue = new FairQueue(capacities);
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, rank: Rank, source: string) => {
    const work = () => {
      begun.push(name);
      return new Promise<void>((done) => ends.push(done));
    };
    void queue.run({ rank, source, work }).catch((error: unknown) => {
      if (!(error instanceof QueueFullError)) throw error;
      refused.push(name);
    });
  };
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((done) => setImmediate(done));
  };
  const endAll = async () => {
    while (ends.length > 0) await endOne();
  };
  return { ask, begun, refused, endAll, endOne };
}

test('the queue of sign-ins does one at a time, serves known devices before everybody else and lets the sources of a rank take turns, so that many requests of one hold up only itself', async () => {
  const { ask, begun, endAll } = queueWith([9, 9, 9]);
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask(name, 2, 'a');
  ask('b1', 2, 'b');
  ask('office', 1, 'c');
  ask('device', 0, 'd');
  expect(begun).toEqual(['a1']);
  await endAll();
  expect(begun).toEqual(['a1', 'device', 'office', 'a2', 'b1', 'a3', 'a4']);
});

test('the queue of sign-ins that is full takes the place from the source with most waiting, never from one with a single request', async () => {
  const { ask, begun, refused, endAll } = queueWith([9, 9, 3]);
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask(name, 2, 'a');
  ask('b1', 2, 'b');
  ask('c1', 2, 'c');
  ask('d1', 2, 'd');
  await endAll();
  expect(refused.sort()).toEqual(['a3', 'a4', 'd1']);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
});

test('the queue of sign-ins gives every fourth turn to whoever is last, so that nobody waits for ever', async () => {
  const { ask, begun, endAll } = queueWith([20, 9, 9]);
  for (let index = 0; index < 8; index += 1) ask(`device ${index}`, 0, `d${index}`);
  ask('stranger', 2, 'b');
  await endAll();
  expect(begun.indexOf('stranger')).toBe(4);
});

test('the queue of sign-ins goes on after work that fails', async () => {
  const queue = new FairQueue([1, 1, 1]);
  const work = () => Promise.reject(new Error('no database'));
  await expect(queue.run({ rank: 0, source: 'a', work })).rejects.toThrow('no database');
  expect(await queue.run({ rank: 0, source: 'a', work: async () => 'done' })).toBe('done');
});

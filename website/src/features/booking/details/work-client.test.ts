import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { solveTask } from './work-client';

const salt = 'lx3k9-0123456789abcdef0123456789abcdef';
const signature = 'f'.repeat(64);
const task = (number: number) => ({
  salt,
  signature,
  tries: 2000,
  challenge: createHash('sha256').update(`${salt}${number}`).digest('hex'),
});
const signal = new AbortController().signal;

test('finds the number of a task, wherever it stands, and gives up what nothing solves, and what nobody waits for any more', async () => {
  for (const number of [0, 99, 100, 1999])
    expect(await solveTask(task(number), signal)).toBe(`${salt}.${number}.${signature}`);
  await expect(solveTask(task(2001), signal)).rejects.toThrow('No number solves the task');
  await expect(solveTask(task(7), AbortSignal.abort())).rejects.toThrow();
});

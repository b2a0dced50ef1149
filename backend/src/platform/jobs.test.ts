import { expect, test } from 'vitest';
import { removeEach } from './jobs';

test('what is kept for its time is removed whatever fails before it, and the failure is told', async () => {
  const done: string[] = [];
  const remove = (name: string) => async () => {
    done.push(name);
    if (name === 'lost') throw new Error('no disk');
    return 2;
  };
  expect(await removeEach([remove('mails'), remove('codes')])).toEqual({ removed: 4 });
  await expect(removeEach([remove('lost'), remove('queues')])).rejects.toThrow('no disk');
  expect(done).toEqual(['mails', 'codes', 'lost', 'queues']);
});

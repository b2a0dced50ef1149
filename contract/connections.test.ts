import { expect, test } from 'vitest';
import { inheritedSocket } from './connections';

test('a socket is taken over when it was handed to this very process, alone', () => {
  const handed = { LISTEN_PID: '812', LISTEN_FDS: '1' };
  expect(inheritedSocket(handed, 812)).toEqual({ fd: 3 });
  expect(inheritedSocket(handed, 813)).toBeNull();
  expect(inheritedSocket({ ...handed, LISTEN_FDS: '2' }, 812)).toBeNull();
  expect(inheritedSocket({}, 812)).toBeNull();
});

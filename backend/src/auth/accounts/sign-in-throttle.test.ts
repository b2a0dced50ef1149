import { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, test } from 'vitest';
import { Measures } from '../../platform/measures';
import { SignInThrottle } from './sign-in-throttle';

test('signing in goes on as soon as the addresses staff have signed in from can be read again', async () => {
  let isAway = true;
  const throttle = new SignInThrottle({
    measures: new Measures(),
    makeLimiter: ({ name, ...limit }) => new RateLimiterMemory({ keyPrefix: name, ...limit }),
    listKnown: async () => {
      if (isAway) throw new Error('The database is away');
      return [];
    },
  });
  const caller = { ctx: { set: () => {} }, address: '203.0.113.1', device: null };
  const signIn = () => throttle.signIn(caller, 'mona@clinic.example', async () => 'proven');
  await expect(signIn()).rejects.toThrow('The database is away');
  isAway = false;
  expect(await signIn()).toBe('proven');
});

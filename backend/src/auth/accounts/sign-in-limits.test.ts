import { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, test } from 'vitest';
import { type Attempt, SignInLimits } from './sign-in-limits';

const newLimits = () =>
  new SignInLimits(({ name, ...limit }) => new RateLimiterMemory({ keyPrefix: name, ...limit }));
const mona = 'mona@clinic.example';
const from = (address: string, change: Partial<Attempt> = {}): Attempt => ({
  ...{ account: mona, address, device: null },
  ...change,
});

async function countTimes(limits: SignInLimits, times: number, attempt: (index: number) => Attempt) {
  for (let index = 0; index < times; index += 1) await limits.count(attempt(index));
}

test('failed sign-ins of one address with one account are refused after ten, however the account is written', async () => {
  const limits = newLimits();
  await countTimes(limits, 10, () => from('203.0.113.1'));
  const refused = await limits.count(from('203.0.113.1', { account: ' MONA@clinic.example' }));
  expect(refused.refusedFor).toBeGreaterThan(60_000);
  expect((await limits.count(from('203.0.113.2'))).refusedFor).toBe(0);
  expect((await limits.count(from('203.0.113.1', { account: 'adel@clinic.example' }))).refusedFor).toBe(0);
});

test('failed sign-ins of strangers slow an account for strangers, and refuse nobody; those of a known device count for this device: after ten it is a stranger', async () => {
  const limits = newLimits();
  await countTimes(limits, 20, (index) => from(`198.51.100.${index}`));
  const next = await limits.count(from('203.0.113.1'));
  expect(next).toMatchObject({ refusedFor: 0, lanes: [{ lane: `account ${mona}`, failures: 1 }] });

  const device = 'taken along by somebody';
  await countTimes(limits, 10, () => from('192.0.2.1', { device }));
  expect((await limits.count(from('192.0.2.1', { device }))).lanes).toHaveLength(1);
  expect((await limits.count(from('192.0.2.1', { device: 'another' }))).lanes).toEqual([]);
});

test('failed sign-ins of one address with many accounts slow it; those of a network of IPv6 count as one address', async () => {
  const limits = newLimits();
  const spray = (index: number) =>
    from(`2001:db8:1:2::${index.toString(16)}`, { account: `person-${index}@clinic.example` });
  await countTimes(limits, 60, spray);
  expect((await limits.count(spray(61))).lanes).toEqual([{ lane: 'address 2001:db8:1:2::', failures: 1 }]);
});

test('failed sign-ins are forgotten when the person gets in', async () => {
  const limits = newLimits();
  await countTimes(limits, 9, () => from('203.0.113.1'));
  await limits.remember({ names: [mona], address: '203.0.113.1' });
  await countTimes(limits, 9, () => from('203.0.113.1'));
  expect((await limits.count(from('203.0.113.1'))).refusedFor).toBe(0);
});

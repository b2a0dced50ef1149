import { describe, expect, test } from 'vitest';
import { checkSignInLimits, mayMail, noteFailedSignIn, noteSignIn } from './sign-in-limits';

const headers = new Map<string, string>();
const ctx = { set: (name: string, value: string) => headers.set(name, value) };
const isRefused = (attempt: { account: string; address: string }) =>
  checkSignInLimits({ ctx, attempt }).then(
    () => false,
    () => true,
  );

describe('signing in', () => {
  test('is refused to an address after ten failures with one account, and says when to come back', async () => {
    const attempt = { account: 'Mona@clinic.example', address: '203.0.113.1' };
    for (let index = 0; index < 10; index += 1) {
      expect(await isRefused(attempt)).toBe(false);
      await noteFailedSignIn(attempt);
    }
    expect(await isRefused({ ...attempt, account: 'mona@clinic.example' })).toBe(true);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(60);
    expect(await isRefused({ ...attempt, address: '203.0.113.2' })).toBe(false);
    expect(await isRefused({ ...attempt, account: 'adel@clinic.example' })).toBe(false);
  });

  test('cannot be taken from anybody by strangers', async () => {
    const account = 'hala@clinic.example';
    await noteSignIn({ account, address: 'home' });
    for (let index = 0; index < 50; index += 1) {
      await noteFailedSignIn({ account, address: `198.51.100.${index}` });
    }
    expect(await isRefused({ account, address: 'another' })).toBe(true);
    expect(await isRefused({ account, address: 'home' })).toBe(false);
  });

  test('that succeeds forgets the failures before it', async () => {
    const attempt = { account: 'omar@clinic.example', address: '203.0.113.9' };
    for (let index = 0; index < 9; index += 1) await noteFailedSignIn(attempt);
    await noteSignIn(attempt);
    await noteFailedSignIn(attempt);
    expect(await isRefused(attempt)).toBe(false);
  });
});

test('an address gets three mails an hour, however it is written', async () => {
  const asked = [];
  for (const email of ['a@b.example', 'A@b.example', 'a@b.example', 'a@B.example'])
    asked.push(await mayMail(email));
  expect(asked).toEqual([true, true, true, false]);
});

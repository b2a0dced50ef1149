import { describe, expect, test } from 'vitest';
import { accountCaller } from './support/accounts';
import { moveClock } from './support/clock';
import { tokenOf } from './support/staff';
import { startStrapi } from './support/strapi';

const backend = await startStrapi();
const caller = accountCaller(backend);
const { call, documentIdOf, newStaff, signIn, statusFor, users } = caller;

describe('a session', () => {
  test('that was signed out of is over with the next request, on this device alone', async () => {
    const account = await newStaff();
    const here = await tokenOf({ backend, account });
    const there = await tokenOf({ backend, account });
    expect(await statusFor(here)).toBe(200);
    await call('/auth/logout', { token: here, data: {} });
    expect(await statusFor(here)).toBe(401);
    expect(await statusFor(there)).toBe(200);
  });

  test('signed out of after it was renewed takes the tokens from before along', async () => {
    const { jwt, refreshToken } = (await signIn({ account: await newStaff() })).body;
    const renewed = (await call('/auth/refresh', { data: { refreshToken } })).body;
    expect([await statusFor(jwt), await statusFor(renewed.jwt)]).toEqual([200, 200]);
    await call('/auth/logout', { token: jwt, data: {} });
    expect([await statusFor(jwt), await statusFor(renewed.jwt)]).toEqual([401, 401]);
    expect((await call('/auth/refresh', { data: { refreshToken: renewed.refreshToken } })).status).toBe(401);
  });

  test('ends everywhere with "all devices"', async () => {
    const account = await newStaff();
    const tokens = [await tokenOf({ backend, account }), await tokenOf({ backend, account })];
    await call('/auth/logout', { token: tokens[0] ?? '', data: { scope: 'all' } });
    expect(await Promise.all(tokens.map(statusFor))).toEqual([401, 401]);
  });

  test.each([
    ['a block', async () => ({ blocked: true })],
    [
      'a change of role',
      async () => {
        const where = { type: 'manager' };
        const role = await backend.strapi.db.query('plugin::users-permissions.role').findOne({ where });
        return { role: role?.id };
      },
    ],
    ['a password set in the editor', async () => ({ password: 'another-long-password' })],
  ])('ends with %s, and does not come back', async (_, change) => {
    const account = await newStaff();
    const { jwt, refreshToken } = (await signIn({ account })).body;
    expect(await statusFor(jwt)).toBe(200);
    const documentId = await documentIdOf(account);
    await users().update({ documentId, data: await change() } as never);
    expect(await statusFor(jwt)).toBe(401);
    await users().update({ documentId, data: { blocked: false } } as never);
    expect(await statusFor(jwt)).toBe(401);
    expect((await call('/auth/refresh', { data: { refreshToken } })).status).toBe(401);
  });

  test('goes on when something else about the account changes', async () => {
    const account = await newStaff();
    const token = await tokenOf({ backend, account });
    await users().update({ documentId: await documentIdOf(account), data: { branches: [] } } as never);
    expect(await statusFor(token)).toBe(200);
  });

  test('is not lost by tabs that renew at the same time, one after the other, or once more', async () => {
    const { refreshToken } = (await signIn({ account: await newStaff() })).body;
    const renew = () => call('/auth/refresh', { data: { refreshToken } });
    const answers = [...(await Promise.all([renew(), renew(), renew()])), await renew(), await renew()];
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    for (const { body } of answers) expect(await statusFor(body.jwt)).toBe(200);
    const last = answers.at(-1)?.body.refreshToken;
    expect((await call('/auth/refresh', { data: { refreshToken: last } })).status).toBe(200);
  });

  test('is not renewed by a token that was used up a while ago', async () => {
    const { refreshToken } = (await signIn({ account: await newStaff() })).body;
    await call('/auth/refresh', { data: { refreshToken } });
    moveClock(60_000);
    expect((await call('/auth/refresh', { data: { refreshToken } })).status).toBe(401);
  });

  test('lasts half an hour without use and twelve hours in all, by what is stored of it', async () => {
    const account = await newStaff();
    const table = () =>
      backend.strapi.db.connection('strapi_sessions').where({ user_id: String(account.id) });
    for (const [column, most] of [
      ['expires_at', 30],
      ['absolute_expires_at', 12 * 60],
    ] as const) {
      const { jwt, refreshToken } = (await signIn({ account })).body;
      const session = await table().orderBy('id', 'desc').first();
      const minutes = (new Date(session[column]).getTime() - Date.now()) / 60_000;
      expect(minutes).toBeLessThanOrEqual(most);
      expect(minutes).toBeGreaterThan(most - 2);
      expect(await statusFor(jwt)).toBe(200);
      await table().update({ [column]: new Date(Date.now() - 1000) });
      expect(await statusFor(jwt)).toBe(401);
      expect((await call('/auth/refresh', { data: { refreshToken } })).status).toBe(401);
    }
  });

  test('is listed for its owner alone and can be ended from another device', async () => {
    const account = await newStaff();
    const here = await tokenOf({ backend, account });
    const there = await tokenOf({ backend, account });
    const stranger = await tokenOf({ backend, account: await newStaff() });
    const listed = (await call('/auth/sessions', { token: here })).body.data;
    expect(listed).toHaveLength(2);
    const other = listed.find((one: { current: boolean }) => !one.current);
    const end = (token: string) =>
      fetch(`${backend.url}/api/auth/sessions/${other.id}`, {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${token}` },
      });
    expect((await end(stranger)).status).toBe(404);
    expect((await end(here)).status).toBe(200);
    expect([await statusFor(here), await statusFor(there)]).toEqual([200, 401]);
  });
});

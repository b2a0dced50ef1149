import { beforeEach, expect, test, vi } from 'vitest';
import { jar } from '@/test/next-headers';
import { findSession, renewOrDropSession } from './session';

vi.mock('next/headers', () => import('@/test/next-headers'));

let answer = '';
beforeEach(() => {
  vi.stubGlobal('fetch', async (address: URL | string) =>
    String(address).includes('/users/me')
      ? new Response(answer, { status: 200 })
      : Response.json({ jwt: 'd.e.f', refreshToken: 'g.h.i' }),
  );
});

test('scripts are told that there is a session, and nothing of it', async () => {
  answer = JSON.stringify({ username: 'mona', email: 'mona@clinic.example', staff: null });
  jar.set('staff-renewal', 'a.b.c');
  expect(await findSession()).toMatchObject({ user: { username: 'mona' } });
  expect(jar.get('signed-in')).toBe('1');
  jar.clear();
});

test('a renewal that got no answer is asked for again by whoever comes next', async () => {
  answer = JSON.stringify({ username: 'mona', email: 'mona@clinic.example', staff: null });
  jar.set('staff-renewal', 'x.y.z');
  const answering = fetch;
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  await expect(findSession()).rejects.toThrow();
  vi.stubGlobal('fetch', answering);
  expect(await findSession()).toMatchObject({ user: { username: 'mona' } });
  jar.clear();
});

const NO_USERS = ['', '{"data":[]}', '<html></html>'];
test.each(NO_USERS)('a token whose user is answered with "%s" is cleared', async (body) => {
  answer = body;
  for (const find of [findSession, renewOrDropSession]) {
    for (const name of ['staff', 'staff-renewal', 'signed-in']) jar.set(name, 'a.b.c');
    expect(await find()).toBeNull();
    expect([...jar.values()].filter(Boolean)).toEqual([]);
  }
});

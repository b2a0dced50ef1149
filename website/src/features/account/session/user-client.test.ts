import { expect, test, vi } from 'vitest';
import { loadUser } from './user-client';

const USER = { username: 'mona', email: 'mona@clinic.example', staff: null };
const asked: string[] = [];
vi.stubGlobal('fetch', async (address: string) => {
  asked.push(address);
  return asked.length === 1 ? new Response(null, { status: 503 }) : Response.json({ data: USER });
});
const start = async (cookie: string) => {
  vi.stubGlobal('document', { cookie });
  await Promise.all([loadUser(), loadUser()]);
};

test('the user is fetched at the start where a token exists, once, and not again while held', async () => {
  await start('NEXT_LOCALE=ar; not-signed-in=1');
  expect(asked).toEqual([]);
  await start('NEXT_LOCALE=ar; signed-in=1');
  expect(asked).toEqual(['/api/user']);
  // The backend could not say.
  await start('signed-in=1');
  expect(asked).toEqual(['/api/user', '/api/user']);
  await start('signed-in=1');
  expect(asked).toHaveLength(2);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { formOf } from '@/test/form-of';
import { jar } from '@/test/next-headers';
import en from '../../../../messages/en.json';
import { confirmAgainAction, endSessionAction } from './actions';

vi.mock('next/headers', () => import('@/test/next-headers'));
jar.set('staff', 'a.b.c');
const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/cache', async (original) => ({ ...(await original<object>()), refresh }));

const USER = { username: 'mona', email: 'mona@clinic.example', staff: null };

let asked: { path: string; body: unknown }[] = [];
/** The backend knows who asks, and answers what is asked for with this status. */
let status = 200;
beforeEach(() => {
  asked = [];
  refresh.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (address: URL | string, { body = 'null' }: { body?: string }) => {
    const path = new URL(address).pathname;
    if (path.endsWith('/users/me')) return Response.json(USER);
    asked.push({ path, body: JSON.parse(body) });
    const error = { status, name: 'Error', message: 'No', details: {} };
    const answer = status === 200 ? { email: 'mona@people.example', sent: true } : { error };
    return Response.json(answer, { status });
  });
});

const confirmAgain = (email: string) => confirmAgainAction(null, formOf({ locale: 'ar', email }));

test.each([
  [200, 'asked'],
  [429, 'busy'],
  [500, 'failed'],
])('the mail that confirms an address is asked for again: to %i it is said %s', async (one, said) => {
  status = one;
  // The backend is not asked about a text that is no address.
  expect(await confirmAgain('mona')).toMatchObject({ outcome: 'missing' });
  expect(await confirmAgain('mona@people.example')).toMatchObject({ outcome: said });
  const body = { email: 'mona@people.example', locale: 'ar' };
  expect(asked).toEqual([{ path: '/api/auth/send-email-confirmation', body }]);
});

const REFUSED = { outcome: 'refused', text: en.account.profile.endFailed };
test.each([
  [200, null],
  // It has ended by itself.
  [404, null],
  [403, REFUSED],
  [503, REFUSED],
])('a session elsewhere is ended by a press: to %i it is said %j', async (one, said) => {
  status = one;
  const form = formOf({ locale: 'en', session: 'a'.repeat(32) });
  expect(await endSessionAction(null, form)).toEqual(said);
  expect(refresh).toHaveBeenCalledTimes(said ? 0 : 1);
});

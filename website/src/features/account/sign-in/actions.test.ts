import { beforeEach, expect, test, vi } from 'vitest';
import { formOf } from '@/test/form-of';
import { stubSettings } from '@/test/secrets';
import { confirmAgainAction } from './actions';

vi.mock('next/headers', () => ({
  headers: async () => new Headers({ host: 'clinic.example', origin: 'https://clinic.example' }),
  cookies: async () => ({ get: () => undefined, set: () => {} }),
}));

let asked: { path: string; body: unknown }[] = [];
let status = 200;
beforeEach(() => {
  asked = [];
  stubSettings();
  vi.stubGlobal('fetch', async (address: URL | string, { body }: { body: string }) => {
    asked.push({ path: new URL(address).pathname, body: JSON.parse(body) });
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

import { beforeEach, expect, test, vi } from 'vitest';
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
    return Response.json(status === 200 ? { email: 'mona@people.example', sent: true } : { error }, {
      status,
    });
  });
});

function formOf(email: string): FormData {
  const form = new FormData();
  form.set('locale', 'ar');
  form.set('email', email);
  return form;
}

test.each([
  [200, 'asked'],
  [429, 'busy'],
  [500, 'failed'],
])(
  'the mail that confirms an address is asked for again: an answer of %i is said as %s',
  async (one, said) => {
    status = one;
    expect(await confirmAgainAction(null, formOf('mona@people.example'))).toMatchObject({ outcome: said });
    const body = { email: 'mona@people.example', locale: 'ar' };
    expect(asked).toEqual([{ path: '/api/auth/send-email-confirmation', body }]);
  },
);

test('a text that is no address is not asked for', async () => {
  expect(await confirmAgainAction(null, formOf('mona'))).toMatchObject({ outcome: 'missing' });
  expect(asked).toEqual([]);
});

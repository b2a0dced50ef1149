import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { formOf } from '@/test/form-of';
import { BackendError } from '../backend/errors';
import { MalformedForm } from '../request/malformed-forms';
import { guardAction } from './action';
import { accessOf } from './guarded';
import type { Entry } from './handling';
import type { Trouble } from './trouble';

let headers: Record<string, string>;
vi.mock('next/headers', () => ({ headers: async () => new Headers(headers) }));

const OWN = { host: 'clinic.example', origin: 'https://clinic.example', 'sec-fetch-site': 'same-origin' };

beforeEach(() => {
  headers = OWN;
});

/** An action that says what it was told, or what trouble there was. */
function actionFor(entry: Entry<string>, handle = async (): Promise<object | null> => null) {
  return guardAction('staff', async () => entry, {
    schema: z.object({ id: z.string().regex(/^\d+$/) }),
    words: 'ui',
    refused: ({ trouble, t }): unknown => ({ trouble, t: t('errorPrefix') }),
    handle: async ({ input, session, locale, former, t }): Promise<unknown> =>
      (await handle()) ?? { input, session, locale, former, t: t('errorPrefix') },
  });
}

const IN: Entry<string> = { kind: 'session', session: 'Mona' };

it('a guarded action says who may send to it, and is told what was sent, by whom, and in which language, the first for another one, by a page without a state too', async () => {
  expect(await actionFor(IN)({ turn: 1 }, formOf({ id: '7', locale: 'ar', other: 'x' }))).toEqual({
    ...{ input: { id: '7' }, session: 'Mona', locale: 'ar', former: { turn: 1 }, t: 'خطأ:' },
  });
  expect(await actionFor(IN)(formOf({ id: '7', locale: 'fr' }))).toMatchObject({ locale: 'en' });
  expect(accessOf(actionFor(IN))).toBe('staff');
});

it.each([
  { ...OWN, origin: 'https://other.example' },
  { ...OWN, 'sec-fetch-site': 'cross-site' },
  { host: 'clinic.example' },
])('a guarded action refuses the form of another site: %j', async (foreign) => {
  headers = foreign;
  expect(await actionFor(IN)(formOf({ id: '7' }))).toEqual({ trouble: { kind: 'foreign' }, t: 'Error:' });
});

it('a guarded action refuses what its schema refuses, before anybody is asked who they are, leads to the sign-in, refuses whoever has not the rights, and answers a refusal of the backend in its own words', async () => {
  const signIn = actionFor({ kind: 'signIn', to: '/en/admin/login' });
  const invalid = { kind: 'invalid', issues: [{ path: ['id'] }] };
  expect(await signIn(formOf({ id: 'x' }))).toMatchObject({ trouble: invalid });
  const digest = expect.stringContaining('/en/admin/login');
  await expect(signIn(formOf({ id: '7' }))).rejects.toMatchObject({ digest });
  const refused = await actionFor({ kind: 'notAllowed' })(formOf({ id: '7' }));
  expect(refused).toMatchObject({ trouble: { kind: 'notAllowed' } });
  const fault = { name: 'x', message: 'x', details: null, body: null, answeredWith: 429 };
  const error = new BackendError({ ...fault, status: 429 });
  const answer = await actionFor(IN, () => Promise.reject(error))(formOf({ id: '7' }));
  expect(answer).toMatchObject({ trouble: { kind: 'backend', error } });
});

it('a guarded action answers a mistake of ours with the id that is in the log, and without its words', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const sent = actionFor(IN, () => Promise.reject(new TypeError('Mona 0100')))(formOf({ id: '7' }));
  const { trouble } = z.object({ trouble: z.custom<Trouble>() }).parse(await sent);
  const id = trouble.kind === 'fault' ? trouble.id : '';
  expect(id).toMatch(/^[0-9a-f]{8}$/);
  const requestId = expect.stringMatching(new RegExp(`${id}$`));
  const err = expect.objectContaining({ name: 'TypeError' });
  expect(log).toHaveBeenCalledExactlyOnceWith('fault', { requestId, err });
  expect(JSON.stringify(log.mock.calls)).not.toContain('Mona');
  log.mockRestore();
});

it.each([undefined, 'x', { get: 1 }])('what is no form is a wrong request: %j', async (sent) => {
  const action: (...given: never[]) => Promise<unknown> = actionFor(IN);
  await expect(Reflect.apply(action, undefined, [sent])).rejects.toThrow(MalformedForm);
});

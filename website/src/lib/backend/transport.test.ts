import { expect, it } from 'vitest';
import { type Answer, startLocalServer } from '@/test/local-server';
import { BackendError, type BackendVersion } from './errors';
import { type BackendCall, type BackendFailure, sendToBackend } from './transport';

async function call({
  answers,
  version = 'v5',
  ...request
}: { answers: [Answer, ...Answer[]]; version?: BackendVersion } & Partial<BackendCall>) {
  const server = await startLocalServer(answers);
  const failures: BackendFailure[] = [];
  const onError = (failure: BackendFailure) => failures.push(failure);
  const settings = { baseUrl: server.baseUrl, version, timeoutMs: 2000, onError };
  const outcome = await sendToBackend(settings, { method: 'GET', path: '/doctors', ...request }).then(
    (answer) => ({ answer, error: undefined }),
    (error: unknown) => ({ answer: undefined, error }),
  );
  return { ...outcome, requests: server.requests, failures };
}

const ok: Answer = { status: 200, body: { data: [] } };
const error = { status: 400, name: 'X', message: 'x' };
const refused: Answer = { status: 400, body: { data: null, error } };

it.each([
  ['v5', '/api/doctors'],
  ['v4', '/api/doctors'],
  ['v3', '/doctors'],
] as const)('the address of a call to %s is %s', async (version, address) => {
  expect((await call({ answers: [ok], version })).requests[0]?.url).toBe(address);
});

it('the address of a call carries nested params in bracket form', async () => {
  const populate = { image: { fields: ['url', 'width'] } };
  const params = { locale: 'ar', populate, filters: { name: { $eq: 'a&b' } }, sort: undefined };
  const { requests } = await call({ answers: [ok], params });
  const fields = 'populate[image][fields][0]=url&populate[image][fields][1]=width';
  expect(requests[0]?.url).toBe(`/api/doctors?locale=ar&${fields}&filters[name][$eq]=a%26b`);
});

it.each([
  [{ token: 'abc' }, 'Bearer abc'],
  [{ token: null }, undefined],
  [{}, undefined],
])('what is sent carries a bearer header only when a token is held: %j', async (given, header) => {
  expect((await call({ answers: [ok], ...given })).requests[0]?.headers.authorization).toBe(header);
});

it('a body is sent as JSON', async () => {
  const { requests } = await call({ answers: [ok], method: 'POST', body: { data: { name: 'أحمد' } } });
  expect(requests[0]).toMatchObject({ method: 'POST', body: '{"data":{"name":"أحمد"}}' });
  expect(requests[0]?.headers['content-type']).toBe('application/json');
});

const FAULT = { status: 400, name: 'ValidationError', message: 'Bad field', details: { errors: [1] } };
const messages = [{ messages: [{ id: 'Auth.form.error.invalid' }] }];

it.each([
  ['v5', { data: null, error: FAULT }, FAULT],
  ['v4', { data: null, error: FAULT }, FAULT],
  [
    'v3',
    { statusCode: 403, error: 'Forbidden', message: 'Not yours' },
    { status: 403, name: 'Forbidden', message: 'Not yours' },
  ],
  // The nested messages of its account calls are details.
  [
    'v3',
    { statusCode: 400, error: 'Bad Request', message: messages },
    { status: 400, name: 'Bad Request', message: 'Bad Request', details: messages },
  ],
] as const)('a failed call to %s throws the error body of the server', async (version, body, fault) => {
  const { error } = await call({ answers: [{ status: fault.status, body }], version });
  expect(error).toBeInstanceOf(BackendError);
  expect(error).toMatchObject({ ...fault, body });
});

it('a failed call without a body is 500 UnknownError with the message, as its version says it', async () => {
  const { error } = await call({ answers: [{ status: 502 }] });
  expect(error).toMatchObject({ status: 500, name: 'UnknownError' });
  const { body, message } = error as BackendError;
  expect(body).toEqual({ error: { status: 500, name: 'UnknownError', message } });
  expect(message).toContain('502');
  const gone: Answer = { status: 502, body: '<html>Bad Gateway</html>' };
  const old = (await call({ answers: [gone], version: 'v3' })).error as BackendError;
  expect(old.body).toEqual({ error: 'UnknownError', message: old.message, statusCode: 500 });
});

it('a failed call is an UnknownError when nobody answers, and when the answer is not JSON', async () => {
  const nobody = { baseUrl: 'http://127.0.0.1:9', version: 'v5' as const, timeoutMs: 500, onError: () => {} };
  const sent = sendToBackend(nobody, { method: 'GET', path: '/doctors' });
  await expect(sent).rejects.toMatchObject({ status: 500, name: 'UnknownError' });
  const { error } = await call({ answers: [{ status: 200, body: '<html>' }] });
  expect(error).toMatchObject({ name: 'UnknownError' });
});

it('a failed call says when to try again where the server says it', async () => {
  const body = { data: null, error: { status: 429, name: 'RateLimitError', message: 'Slow down' } };
  const { error } = await call({ answers: [{ status: 429, body, headers: { 'retry-after': '30' } }] });
  expect(error).toMatchObject({ status: 429, retryAfterSeconds: 30 });
});

it('a failed call fires the error hook once, without the query, and is never repeated', async () => {
  const { failures, error } = await call({ answers: [refused], params: { q: 'secret' } });
  expect(failures).toEqual([{ method: 'GET', path: '/doctors', error }]);
  expect((await call({ answers: [ok] })).failures).toEqual([]);
  const busy: Answer = { ...refused, status: 503 };
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const)
    expect((await call({ answers: [busy, ok], method })).requests).toHaveLength(1);
});

it('a picture that is passed on arrives byte for byte, though nobody says before how long it is', async () => {
  const upload = new Blob(['first half, ', 'second half']).stream();
  const { requests } = await call({ answers: [ok], method: 'POST', path: '/cards', upload });
  expect(requests[0]).toMatchObject({ method: 'POST', url: '/api/cards', body: 'first half, second half' });
  expect(requests[0]?.headers['content-type']).toBeUndefined();
});

it('a picture that is passed on is a failed call when it breaks off', async () => {
  const start = (controller: ReadableStreamDefaultController) => controller.error(new Error('Went away'));
  const upload = new ReadableStream<Uint8Array>({ start });
  const { error } = await call({ answers: [ok], method: 'POST', path: '/cards', upload });
  expect(error).toBeInstanceOf(BackendError);
});

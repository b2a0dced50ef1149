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
] as const)('a call to %s goes to %s, with its nested params in brackets', async (version, address) => {
  const populate = { image: { fields: ['url', 'width'] } };
  const params = { locale: 'ar', populate, filters: { name: { $eq: 'a&b' } }, sort: undefined };
  const { requests } = await call({ answers: [ok], version, params });
  const fields = 'populate[image][fields][0]=url&populate[image][fields][1]=width';
  expect(requests[0]?.url).toBe(`${address}?locale=ar&${fields}&filters[name][$eq]=a%26b`);
});

it('a bearer header is sent only when a token is held, and a body as JSON', async () => {
  const body = { data: { name: 'أحمد' } };
  const { requests } = await call({ answers: [ok], method: 'POST', body, token: 'abc' });
  expect(requests[0]).toMatchObject({
    ...{ method: 'POST', body: '{"data":{"name":"أحمد"}}' },
    headers: { authorization: 'Bearer abc', 'content-type': 'application/json' },
  });
  const bare = await call({ answers: [ok], token: null });
  expect(bare.requests[0]?.headers.authorization).toBeUndefined();
});

const FAULT = { status: 400, name: 'ValidationError', message: 'Bad field', details: { errors: [1] } };
const BAD = { status: 400, name: 'Bad', message: 'Bad' };
const messages = [{ messages: [{ id: 'Auth.form.error.invalid' }] }];

it.each([
  ['v5', { data: null, error: FAULT }, FAULT],
  ['v4', { data: null, error: FAULT }, FAULT],
  ['v3', { statusCode: 403, error: 'No', message: 'Mine' }, { status: 403, name: 'No', message: 'Mine' }],
  // The nested messages of its account calls are details.
  ['v3', { statusCode: 400, error: 'Bad', message: messages }, { ...BAD, details: messages }],
] as const)('a failed call to %s throws the error body of the server', async (version, body, fault) => {
  const { error } = await call({ answers: [{ status: fault.status, body }], version });
  expect(error).toBeInstanceOf(BackendError);
  expect(error).toMatchObject({ ...fault, body });
});

it('a failed call without a body is 500 UnknownError with the message, as its version says it, as is one that nobody answers, or not in JSON', async () => {
  const gone: Answer = { status: 502, body: '<html>Bad Gateway</html>' };
  const plain = { status: 500, name: 'UnknownError', message: expect.stringContaining('502') };
  const { error } = await call({ answers: [gone] });
  expect(error).toMatchObject({ ...plain, body: { error: plain } });
  const old = await call({ answers: [gone], version: 'v3' });
  const { status: statusCode, name, message } = plain;
  expect(old.error).toMatchObject({ body: { error: name, message, statusCode } });
  const nobody = { baseUrl: 'http://127.0.0.1:2', version: 'v5' as const, timeoutMs: 500, onError: () => {} };
  const sent = sendToBackend(nobody, { method: 'GET', path: '/doctors' });
  await expect(sent).rejects.toMatchObject({ status: 500, name });
  const html = await call({ answers: [{ status: 200, body: '<html>' }] });
  expect(html.error).toMatchObject({ name });
});

it('a failed call says when to try again where the server says it, fires the error hook once, without the query, and is never repeated', async () => {
  const slow = await call({ answers: [{ ...refused, status: 429, headers: { 'retry-after': '30' } }] });
  expect(slow.error).toMatchObject({ retryAfterSeconds: 30 });
  const { failures, error } = await call({ answers: [refused], params: { q: 'secret' } });
  expect(failures).toEqual([{ method: 'GET', path: '/doctors', error }]);
  expect((await call({ answers: [ok] })).failures).toEqual([]);
  const busy: Answer = { ...refused, status: 503 };
  for (const method of ['GET', 'POST'] as const)
    expect((await call({ answers: [busy, ok], method })).requests).toHaveLength(1);
});

it('a picture that is passed on arrives byte for byte, though nobody says before how long it is, and is a failed call when it breaks off', async () => {
  const upload = new Blob(['first half, ', 'second half']).stream();
  const { requests } = await call({ answers: [ok], method: 'POST', path: '/cards', upload });
  expect(requests[0]).toMatchObject({ method: 'POST', url: '/api/cards', body: 'first half, second half' });
  expect(requests[0]?.headers['content-type']).toBeUndefined();
  const start = (controller: ReadableStreamDefaultController) => controller.error(new Error('Went away'));
  const broken = new ReadableStream<Uint8Array>({ start });
  const { error } = await call({ answers: [ok], method: 'POST', path: '/cards', upload: broken });
  expect(error).toBeInstanceOf(BackendError);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { BackendError } from '../backend/errors';
import { publicCall, publicRoute } from './public';

const OWN = { host: 'clinic.example', origin: 'https://clinic.example' };
let headers: Record<string, string> = OWN;
vi.mock('next/headers', () => ({ headers: async () => new Headers(headers) }));

beforeEach(() => {
  headers = OWN;
});

const POST = publicRoute({
  schema: z.object({ name: z.string().min(1) }),
  refused: ({ trouble }): unknown => ({ trouble: trouble.kind }),
  handle: ({ input, locale }): unknown =>
    input.name === 'away' ? new Response(null, { status: 204 }) : { ...input, locale },
});

async function post({ type, body, locale = 'en' }: { type?: string; body: string; locale?: string }) {
  const headers = new Headers(type ? { 'content-type': type } : {});
  const sent = { method: 'POST', body: new TextEncoder().encode(body), headers };
  const request = new Request('http://clinic.example/en/contact/message', sent);
  const answer = await POST(request, { params: Promise.resolve({ locale }) });
  return { status: answer.status, said: answer.status === 204 ? null : await answer.json() };
}

const FORM = 'application/x-www-form-urlencoded';

test.each([
  ['a form comes to its route, read', 'Mona', { status: 200, said: { name: 'Mona', locale: 'en' } }],
  ['an answer of HTTP goes back as it is', 'away', { status: 204, said: null }],
  ['a refusal is an answer as every other', '', { status: 200, said: { trouble: 'invalid' } }],
])('%s', async (_, name, answer) => expect(await post({ type: FORM, body: `name=${name}` })).toEqual(answer));

test('a language that there is not has no route', async () =>
  expect((await post({ type: FORM, body: 'name=Mona', locale: 'fr' })).status).toBe(404));

const OTHER_TYPES = ['application/json', 'text/plain', 'multipart/mixed; boundary=x', undefined];
test.each(OTHER_TYPES)('a body of the type %s is refused', async (type) => {
  const sent = type ? { type, body: '{}' } : { body: '{}' };
  expect(await post(sent)).toEqual({ status: 415, said: { error: 'NotAForm' } });
});

const NO_FORMS = ['', '--x', 'nothing', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1'];
test.each(NO_FORMS)('the body %j that says it is a form, and is none, is refused', async (body) => {
  const type = 'multipart/form-data; boundary=x';
  expect(await post({ type, body })).toEqual({ status: 400, said: { error: 'BadForm' } });
});

const refusal = { name: 'x', message: 'x', details: null, body: null };

const call = publicCall({
  read: ({ params }) => params,
  schema: z.object({ id: z.string().regex(/^\d+$/) }),
  handle: ({ input: { id } }) => {
    if (id === '0') throw new TypeError('Mona');
    if (id.length === 3) throw new BackendError({ ...refusal, answeredWith: Number(id), status: Number(id) });
    return Response.json({ id });
  },
});

async function ask(id: string) {
  const request = new Request(`http://clinic.example/api/calls/${id}`, { method: 'POST' });
  const answer = await call(request, { params: Promise.resolve({ id }) });
  return { status: answer.status, said: await answer.text(), kept: answer.headers.get('cache-control') };
}

test('the call of a script is told what stands in its address', async () =>
  expect(await ask('7')).toMatchObject({ status: 200, said: '{"id":"7"}' }));

// A backend that is busy is said to be so, in more than an empty answer.
test.each([
  ['x', 400, 'BadRequest'],
  ['404', 404, 'Unavailable'],
  ['429', 503, 'Unavailable'],
])('a call that comes to nothing says so by its status: %s is %i', async (id, status, error) => {
  expect(await ask(id)).toEqual({ status, said: JSON.stringify({ error }), kept: 'no-store' });
});

test('a call of another site is refused', async () => {
  headers = { ...OWN, origin: 'https://other.example' };
  expect(await ask('7')).toMatchObject({ status: 403, said: '{"error":"Foreign"}' });
});

test('a mistake of ours is told to a script by its id alone', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { status, said } = await ask('0');
  expect(status).toBe(500);
  expect(JSON.parse(said)).toEqual({ error: 'Fault', id: expect.stringMatching(/^[0-9a-f]{8}$/) });
  expect(String(log.mock.calls)).not.toContain('Mona');
  log.mockRestore();
});

import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { publicRoute } from './public';
import { noWords } from './words';

const OWN = { host: 'clinic.example', origin: 'https://clinic.example' };
vi.mock('next/headers', () => ({ headers: async () => new Headers(OWN) }));

const POST = publicRoute({
  schema: z.object({ name: z.string().min(1) }),
  words: noWords,
  refused: ({ trouble }): unknown => ({ trouble: trouble.kind }),
  handle: ({ input, locale }): unknown =>
    input.name === 'away' ? new Response(null, { status: 204 }) : { ...input, locale },
});

async function post({ type, body, locale = 'en' }: { type?: string; body: string; locale?: string }) {
  const request = new Request('http://clinic.example/en/contact/message', {
    method: 'POST',
    body: new TextEncoder().encode(body),
    headers: type ? { 'content-type': type } : {},
  });
  const answer = await POST(request, { params: Promise.resolve({ locale }) });
  return { status: answer.status, said: answer.status === 204 ? null : await answer.json() };
}

const FORM = 'application/x-www-form-urlencoded';

test('a form comes to its route, read', async () => {
  expect(await post({ type: FORM, body: 'name=Mona' })).toEqual({
    status: 200,
    said: { name: 'Mona', locale: 'en' },
  });
});

test('an answer of HTTP goes back as it is', async () => {
  expect(await post({ type: FORM, body: 'name=away' })).toEqual({ status: 204, said: null });
});

test('a refusal is an answer as every other', async () => {
  expect(await post({ type: FORM, body: 'name=' })).toEqual({ status: 200, said: { trouble: 'invalid' } });
});

test('a language that there is not has no route', async () => {
  expect((await post({ type: FORM, body: 'name=Mona', locale: 'fr' })).status).toBe(404);
});

test.each(['application/json', 'text/plain', 'application/xml', 'multipart/mixed; boundary=x', undefined])(
  'a body of the type %s is refused',
  async (type) => {
    const sent = type ? { type, body: '{}' } : { body: '{}' };
    expect(await post(sent)).toEqual({ status: 415, said: { error: 'NotAForm' } });
  },
);

test.each(['', '--x', 'nothing', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1'])(
  'the body %j that says it is a form, and is none, is refused',
  async (body) => {
    const type = 'multipart/form-data; boundary=x';
    expect(await post({ type, body })).toEqual({ status: 400, said: { error: 'BadForm' } });
  },
);

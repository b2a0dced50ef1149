import { expect, test } from 'vitest';
import { formRoute } from './form-route';

const POST = formRoute(async ({ form, params }: { form: FormData; params: { locale: string } }) =>
  Response.json({ name: form.get('name'), ...params }),
);

async function post({ type, body }: { type?: string; body: string }) {
  const request = new Request('http://clinic.example/en/contact/message', {
    method: 'POST',
    body: new TextEncoder().encode(body),
    headers: type ? { 'content-type': type } : {},
  });
  const answer = await POST(request, { params: Promise.resolve({ locale: 'en' }) });
  return { status: answer.status, said: await answer.json() };
}

test('a form comes to its route, read', async () => {
  const form = { type: 'application/x-www-form-urlencoded', body: 'name=Mona' };
  expect(await post(form)).toEqual({ status: 200, said: { name: 'Mona', locale: 'en' } });
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

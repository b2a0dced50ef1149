import { expect, test } from 'vitest';
import { accessOf } from './guarded';
import { answerGateway, backendRoute } from './signed';

const POST = backendRoute({
  maxBytes: 10,
  open: ({ body, signature }): { notice: string } | { status: number } =>
    signature === 'right' ? { notice: body } : { status: 401 },
  refused: (status) => new Response(null, { status }),
  handle: (notice) => new Response(notice),
});

async function send({ body, signature, length }: { body: string; signature?: string; length?: number }) {
  const headers = new Headers(signature ? { 'x-signature': signature } : {});
  if (length) headers.set('content-length', String(length));
  const request = new Request('http://clinic.example/api/revalidate', { method: 'POST', body, headers });
  const answer = await POST(request, { params: Promise.resolve({}) });
  return { status: answer.status, said: await answer.text() };
}

test('a message signed by the backend is handled, and refused when it is too long, by its stated and by its real length', async () => {
  expect(await send({ body: 'branch', signature: 'right' })).toEqual({ status: 200, said: 'branch' });
  expect(accessOf(POST)).toBe('backend');
  expect((await send({ body: 'branch', signature: 'right', length: 11 })).status).toBe(413);
  expect((await send({ body: 'x'.repeat(11), signature: 'right' })).status).toBe(413);
});

test.each(['wrong', undefined])('the signature %j opens nothing', async (signature) => {
  const sent = signature ? { body: 'branch', signature } : { body: 'branch' };
  expect(await send(sent)).toEqual({ status: 401, said: '' });
});

test.each([
  [204, 200, null],
  [404, 404, null],
  // Also what ran out of time in between: the gateway tells it again.
  [500, 503, '5'],
])('a gateway whose notice came to %i is answered %i', (given, status, retryAfter) => {
  const answer = answerGateway(given);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter]);
});

import { expect, test } from 'vitest';
import { stubSettings } from '@/test/secrets';
import { serve } from '@/test/serve';

const IMAGE = { 'content-type': 'image/jpeg' };
const ANSWERS: Record<string, { status: number; headers: Record<string, string> }> = {
  '/uploads/room.jpg': { status: 200, headers: IMAGE },
  '/uploads/page.html': { status: 200, headers: { 'content-type': 'text/html' } },
  '/uploads/away.jpg': { status: 503, headers: { 'content-type': 'application/json' } },
  '/uploads/moved.jpg': { status: 302, headers: { location: '/cards/secret' } },
  '/cards/secret': { status: 200, headers: IMAGE },
};

let asked: string[] = [];
const { base } = await serve(({ url = '' }, response) => {
  asked.push(url);
  const { status, headers } = ANSWERS[url] ?? { status: 404, headers: {} };
  response.writeHead(status, headers).end('content');
});
stubSettings({ BACKEND_URL: base });
const { GET } = await import('./route');

async function get(...path: string[]) {
  asked = [];
  const answer = await GET(new Request('http://localhost/uploads'), { params: Promise.resolve({ path }) });
  return { status: answer.status, cache: answer.headers.get('cache-control'), answer };
}

test('a picture of the backend is passed on, to be kept for ever', async () => {
  const { status, cache, answer } = await get('room.jpg');
  const expected = [200, 'public, max-age=31536000, immutable', 'content'];
  expect([status, cache, await answer.text()]).toEqual(expected);
});

test('a picture of the backend that is not there, or is none, is not found, and that is not kept', async () => {
  for (const name of ['nothing.jpg', 'page.html'])
    expect(await get(name)).toMatchObject({ status: 404, cache: 'no-store' });
});

test('a picture of the backend that the backend cannot read now may be asked for again', async () => {
  const { status, cache, answer } = await get('away.jpg');
  expect([status, cache]).toEqual([503, 'no-store']);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
});

test('a picture of the backend is asked for where it is and nowhere else', async () => {
  expect((await get('moved.jpg')).status).toBe(502);
  expect(asked).toEqual(['/uploads/moved.jpg']);
});

test.each([
  [['..', 'cards', 'secret']],
  [['..%2fcards%2fsecret']],
  [['../cards/secret']],
  [['%2e%2e', 'cards', 'secret']],
  [['..%252fcards%252fsecret']],
  [['..\\cards\\secret']],
  [['room.jpg\0']],
  [['.hidden']],
  [['a', '.', 'b']],
  [['']],
])('a picture of the backend is not asked for as %j', async (path) => {
  expect((await get(...path)).status).toBe(404);
  expect(asked).toEqual([]);
});

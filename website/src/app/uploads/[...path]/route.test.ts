import { expect, test, vi } from 'vitest';
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
vi.stubEnv('BACKEND_URL', base);
const { GET } = await import('./route');

async function get(...path: string[]) {
  asked = [];
  const answer = await GET(new Request('http://localhost/uploads'), { params: Promise.resolve({ path }) });
  const [cache, again] = ['cache-control', 'retry-after'].map((name) => answer.headers.get(name));
  return { status: answer.status, cache, again, said: await answer.text() };
}

const KEPT = 'public, max-age=3600';
test.each([
  [
    'is passed on, to be kept for an hour, as an editor may replace it',
    'room.jpg',
    { status: 200, cache: KEPT, said: 'content' },
  ],
  ['is not found where it is not, and that is not kept', 'nothing.jpg', { status: 404, cache: 'no-store' }],
  ['is not found where it is none, and that is not kept', 'page.html', { status: 404, cache: 'no-store' }],
  ['may be asked for again where the backend cannot read it now', 'away.jpg', { status: 503, again: '5' }],
])('a picture of the backend %s', async (_, name, answer) => expect(await get(name)).toMatchObject(answer));

test('a picture of the backend is asked for where it is and nowhere else', async () => {
  expect((await get('moved.jpg')).status).toBe(502);
  expect(asked).toEqual(['/uploads/moved.jpg']);
});

const CLIMBING = ['.. cards secret', '..%2fcards%2fsecret', '../cards/secret', '..\\cards\\secret'];
test.each([...CLIMBING, 'room.jpg\0', '.hidden', 'a . b', ''])(
  'a picture of the backend is not asked for by the parts %j',
  async (parts) => {
    expect((await get(...parts.split(' '))).status).toBe(404);
    expect(asked).toEqual([]);
  },
);

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { boundPictures, MAX_FORM_BYTES } from './bounded-pictures';

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function post({ path, bytes }: { path: string; bytes: number }) {
  const server = http.createServer(
    boundPictures({
      listener: (request, response) => {
        request.resume().once('end', () => response.end('answered'));
      },
    }),
  );
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    body: Buffer.alloc(bytes),
    redirect: 'manual',
  });
  return { status: answer.status, location: answer.headers.get('location') };
}

test('a form with more pictures than any page takes is led to a page that says so', async () => {
  expect(await post({ path: '/ar/booking-old?doctor=1', bytes: MAX_FORM_BYTES + 1 })).toEqual({
    status: 303,
    location: '/ar/booking-old/too-large',
  });
});

test.each([
  ['/en/booking-old', MAX_FORM_BYTES],
  ['/en/contact', MAX_FORM_BYTES + 1],
])('a form at %s of %i bytes goes to its page', async (path, bytes) => {
  expect((await post({ path, bytes })).status).toBe(200);
});

import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';

const sitePort = () => Number(new URL(environment.siteUrl).port);

test('the site listens on this machine alone unless told otherwise', async () => {
  const outside = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4');
  test.skip(!outside, 'this machine has no other address');
  const isReached = await new Promise<boolean>((done) => {
    const socket = connect({ host: outside?.address ?? '', port: sitePort(), timeout: 5000 });
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('timeout', () => done(false)).once('close', () => socket.destroy());
  });
  expect(isReached).toBe(false);
});

test('an unreadable form is a wrong request, wherever it is sent', async ({ request }) => {
  const forms: Record<string, string>[] = [
    { $ACTION_REF_1: '', '$ACTION_1:0': '{"id":' },
    { $ACTION_REF_1: '', '$ACTION_1:0': '' },
    { $ACTION_ID_x: '', q: '[[[[' },
    { [`$ACTION_ID_${'0'.repeat(42)}`]: '' },
  ];
  for (const multipart of forms) {
    const headers = { Origin: environment.siteUrl };
    const answer = await request.post('/en/admin/login', { headers, multipart });
    expect(Math.floor(answer.status() / 100), JSON.stringify(multipart)).toBe(4);
    expect(await answer.text()).not.toMatch(/\n\s+at |node_modules/);
  }

  const headers = { 'Content-Type': 'multipart/form-data; boundary=a', Origin: environment.siteUrl };
  const data = '--a\r\nContent-Disposition: form-data; name="$ACTION_ID_x"\r\n\r\ncut off';
  const paths = ['/api/x', '/api/holds', '/health', '/health/live', '/uploads', '/uploads/a.png', '/_next/x'];
  const pages = ['/en/blog/feed.xml', '/en/blog/feed.xml.rsc', '/en/admin/appointments/export'];
  for (const path of [...paths, ...pages])
    expect(Math.floor((await request.post(path, { headers, data })).status() / 100), path).toBe(4);
  expect((await request.post('/en/blog/feed.xml.rsc', { data: 'a' })).status()).toBe(405);
});

// The asking side must close an idle connection: a server that closes it as a request comes in leaves that request
// without an answer, and nginx does not send a booking a second time.
test('website and backend keep a connection at rest longer than the edge does', async ({ request }) => {
  const edge = readFileSync(join(__dirname, '../../../deploy/nginx/clinic-servers.conf'), 'utf8');
  const edgeSeconds = Number(/keepalive_timeout (\d+)s;/.exec(edge)?.[1]);
  for (const address of [`${environment.siteUrl}/en`, `${environment.backendUrl}/_health`]) {
    const kept = (await request.get(address)).headers()['keep-alive'] ?? '';
    expect(Number(/timeout=(\d+)/.exec(kept)?.[1]), address).toBeGreaterThan(edgeSeconds);
  }
});

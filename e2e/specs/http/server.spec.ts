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

// Wherever it is sent: serve-website.test.ts.
test('an unreadable form is a wrong request', async ({ request }) => {
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

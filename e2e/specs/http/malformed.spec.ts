import { request as ask, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';

const site = () => new URL(environment.siteUrl);

/** Sends up to `megabytes` to a form, chunked or by its length, until the site has had enough. */
function sendLong({ path, megabytes, isChunked }: { path: string; megabytes: number; isChunked: boolean }) {
  const length = megabytes * 1024 * 1024;
  return new Promise<{ status: number; sent: number }>((done, failed) => {
    let sent = 0;
    let status = 0;
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      ...(isChunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': length }),
    };
    const request = ask({ hostname: '127.0.0.1', port: site().port, path, method: 'POST', headers });
    const finish = () => done({ status, sent });
    request.once('response', (answer: IncomingMessage) => {
      status = answer.statusCode ?? 0;
      answer.resume().once('close', () => request.destroy());
    });
    request.once('close', finish);
    request.on('error', (error) => (status === 0 ? failed(error) : finish()));
    const piece = Buffer.alloc(64 * 1024, 'a');
    const more = () => {
      if (status !== 0 || request.destroyed || sent >= length) return;
      sent += piece.length;
      request.write(piece, () => setImmediate(more));
    };
    more();
  });
}

for (const isChunked of [false, true]) {
  test(`a form of 200 MB is refused before it is read, ${isChunked ? 'in pieces' : 'by its length'}`, async () => {
    const answer = await sendLong({ path: '/en/booking/request', megabytes: 200, isChunked });
    expect(answer.status).toBe(isChunked ? 411 : 413);
    expect(answer.sent).toBeLessThan(16 * 1024 * 1024);
  });
}

test('the site listens on this machine alone unless told otherwise', async () => {
  const outside = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4');
  test.skip(!outside, 'this machine has no other address');
  const isReached = await new Promise<boolean>((done) => {
    const socket = connect({ host: outside?.address ?? '', port: Number(site().port), timeout: 5000 });
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('timeout', () => done(false)).once('close', () => socket.destroy());
  });
  expect(isReached).toBe(false);
});

for (const protocol of ['http', 'https']) {
  test(`the address of nobody is not found behind an edge of ${protocol}`, async ({ request }) => {
    const headers = { 'X-Forwarded-Proto': protocol };
    for (const path of ['/ar/doctor/x', '/en/blog/1e999', '/en/doctors/page/999999']) {
      expect((await request.get(path, { headers })).status(), path).toBe(404);
    }
  });
}

const FORMS: Record<string, string>[] = [
  { $ACTION_REF_1: '', '$ACTION_1:0': '{"id":' },
  { $ACTION_REF_1: '', '$ACTION_1:0': '' },
  { $ACTION_ID_x: '', q: '[[[[' },
  { [`$ACTION_ID_${'0'.repeat(42)}`]: '' },
];

for (const fields of FORMS) {
  test(`the form ${JSON.stringify(fields)} of a Server Action is a wrong request`, async ({ request }) => {
    const answer = await request.post('/en/admin/login', {
      headers: { Origin: environment.siteUrl },
      multipart: fields,
    });
    expect(answer.status()).toBeGreaterThanOrEqual(400);
    expect(answer.status()).toBeLessThan(500);
    expect(await answer.text()).not.toMatch(/\n\s+at |node_modules/);
  });
}

test("Next's own page of faults is none of the site's pages", async ({ request }) => {
  expect((await request.get('/_global-error')).status()).toBe(404);
});

test('a signed picture with thirty queries is drawn at one address', async ({ request }) => {
  const html = await (await request.get('/en/doctors')).text();
  const [, path = ''] = /og:image" content="[^"]*(\/api\/og\/[^"?]+)"/.exec(html) ?? [];
  expect(path).not.toBe('');
  for (let n = 1; n <= 30; n += 1) {
    const answer = await request.get(`${path}?n=${n}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe(path);
  }
  expect((await request.get(path)).status()).toBe(200);
});

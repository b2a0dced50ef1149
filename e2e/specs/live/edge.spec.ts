import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../support/builds';

test.describe.configure({ mode: 'serial' });

const shipped = (name: string) => readFileSync(join(__dirname, '../../../deploy/nginx', name), 'utf8');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let base = '';
let folder = '';
let edge: ChildProcess;
let website: Server;
let isDown = false;
let answers = 0;
let seen: IncomingHttpHeaders = {};

// The shipped configuration before a server that counts: what reaches it, and with which headers.
test.beforeAll(async () => {
  website = createServer((request, response) => {
    if (isDown) return void request.socket.destroy();
    answers += 1;
    seen = request.headers;
    const isPrivate = request.url?.startsWith('/en/private');
    response.setHeader(
      'cache-control',
      isPrivate ? 'private, no-store' : 's-maxage=600, stale-while-revalidate=3600',
    );
    response.end(String(answers));
  });
  const [port, websitePort] = [await freePort(), await freePort()];
  await new Promise<void>((resolve) => website.listen(websitePort, '127.0.0.1', resolve));

  folder = mkdtempSync(join(tmpdir(), 'edge-'));
  mkdirSync(join(folder, 'cache'));
  const http = shipped('clinic-http.conf')
    .replace('/var/cache/nginx/clinic', join(folder, 'cache'))
    .replace('127.0.0.1:3000', `127.0.0.1:${websitePort}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http { access_log off; ${temporary} ${http}
server { listen 127.0.0.1:${port}; ${shipped('clinic-locations.conf')} } }`,
  );
  edge = spawn('nginx', ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  });
  base = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${base}/en/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
});

test.afterAll(async () => {
  edge.kill();
  website.closeAllConnections();
  website.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(base + path, { headers });
  return { status: answer.status, text: await answer.text() };
};

test('a page is kept; the data of the router under the same address is another answer', async () => {
  const page = await get('/en/a');
  expect(await get('/en/a')).toEqual(page);
  expect((await get('/en/a', { rsc: '1' })).text).not.toBe(page.text);
});

test('what must not be kept is not: private answers and the bare address', async () => {
  expect((await get('/en/private')).text).not.toBe((await get('/en/private')).text);
  expect((await get('/')).text).not.toBe((await get('/')).text);
  expect((await get('/en/admin/appointments')).text).not.toBe((await get('/en/admin/appointments')).text);
});

test('a visitor cannot say who he is or which site this is', async () => {
  await get('/en/b', {
    'X-Forwarded-For': '203.0.113.9',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'https',
    'X-Real-IP': '203.0.113.9',
    'X-Client-IP': '203.0.113.9',
    Forwarded: 'for=203.0.113.9',
    'X-Middleware-Subrequest': 'proxy',
  });
  expect(JSON.stringify(seen)).not.toMatch(/203\.0\.113|evil|subrequest/);
  expect(seen['x-forwarded-for']).toBe('127.0.0.1');
  expect(seen['x-forwarded-proto']).toBe('http');
});

test('bodies are bounded, and only the ways of a card take pictures', async () => {
  const post = (path: string, size: number) =>
    fetch(base + path, { method: 'POST', body: 'x'.repeat(size) }).then(({ status }) => status);
  expect(await post('/en/contact', 70_000)).toBe(413);
  expect(await post('/en/booking/request', 70_000)).toBe(413);
  expect(await post('/api/cards', 70_000)).toBe(200);
  expect(await post('/ar/booking-old', 70_000)).toBe(200);
  expect(await post('/api/revalidate', 10)).toBe(404);
  const tooLarge = await fetch(`${base}/ar/booking-old?doctor=1`, {
    method: 'POST',
    body: Buffer.alloc(20 * 1024 * 1024 + 1),
    redirect: 'manual',
  });
  expect(tooLarge.status).toBe(303);
  expect(tooLarge.headers.get('location')).toMatch(/\/ar\/booking-old\/too-large$/);
});

test('a changed page is seen after a second, and a page outlives the website', async () => {
  const before = await get('/en/c');
  await pause(1200);
  await get('/en/c');
  await expect.poll(async () => (await get('/en/c')).text).not.toBe(before.text);
  isDown = true;
  await pause(1200);
  expect((await get('/en/c')).status).toBe(200);
  expect((await get('/en/never-seen')).status).toBe(502);
  isDown = false;
});

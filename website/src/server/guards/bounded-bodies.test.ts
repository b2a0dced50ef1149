import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { HOOK_BYTES } from '../../contract/hooks';
import { serve } from '../../test/serve';
import { createRenderer } from '../render/render';
import { boundBodies, MAX_BODY_BYTES, MAX_PICTURES_FORM_BYTES } from './bounded-bodies';
import { LargeBodies } from './large-bodies';

/** A website that answers with the length of what it was sent. */
async function website() {
  let asked = 0;
  const listener: RequestListener = async (request, response) => {
    asked += 1;
    response.end(String((await buffer(request)).length));
  };
  const { port, base } = await serve(boundBodies(listener, createRenderer(listener)));
  return { port, base, asked: () => asked };
}

async function post(path: string, bytes: number) {
  const { base } = await website();
  const answer = await fetch(base + path, { method: 'POST', body: Buffer.alloc(bytes), redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location') };
}

const QUESTIONS = '/ar/booking/confirmation/482-915-633/questions';

test.each([
  ['/ar/booking-old?doctor=1', '/ar/booking-old/too-large'],
  [QUESTIONS, `${QUESTIONS}?outcome=tooLarge`],
])(
  'a form at %s with more pictures than any page takes is led to a page that says so',
  async (path, location) => {
    expect(await post(path, MAX_PICTURES_FORM_BYTES + 1)).toEqual({ status: 303, location });
  },
);

test.each([
  ['/en/booking-old', MAX_PICTURES_FORM_BYTES],
  [QUESTIONS, MAX_PICTURES_FORM_BYTES],
  ['/api/cards', 8 * 1024 * 1024],
  ['/ar/admin/hours/closures', 2 * 1024 * 1024],
  ['/en/admin/appointments/several', 2 * 1024 * 1024],
  ['/api/hooks/whatsapp', HOOK_BYTES],
  ['/en/booking/request', MAX_BODY_BYTES],
])('a body sent to %s of %i bytes goes to its page', async (path, bytes) => {
  expect((await post(path, bytes)).status).toBe(200);
});

const SMALL = ['/en/booking/request', '/en', '/api/holds', '/en/admin/logout', '/nothing'];
test.each(SMALL)(
  'a body that says it is longer than what %s takes is refused before it comes',
  async (path) => {
    const { port, asked } = await website();
    const socket = connect(port, '127.0.0.1');
    socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 200000000\r\n\r\n`);
    let said = '';
    // It is left open for a while for who still sends; nobody waits for that here.
    for await (const piece of socket) {
      said += piece;
      if (said.includes('{"error":"TooLarge"}')) break;
    }
    expect(said).toMatch(/^HTTP\/1.1 413 [\s\S]*TooLarge/);
    expect(asked()).toBe(0);
  },
);

/** Sends a body in pieces, without saying how long it is, until the other side closes. */
async function sendPieces({ port, path, bytes }: { port: number; path: string; bytes: number }) {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('data', (chunk) => (said += chunk)).on('error', () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n`);
  const piece = Buffer.alloc(1000, 'a');
  let sent = 0;
  for (; sent < bytes && socket.writable; sent += piece.length) {
    for (const part of ['3e8\r\n', piece, '\r\n']) socket.write(part);
    if (sent % 100_000 === 0) await pause(1);
  }
  if (socket.writable) socket.write('0\r\n\r\n');
  await closed;
  return { said, sent };
}

test.each([
  ['/api/cards', 5000],
  ['/en/booking-old', 5000],
  ['/en/booking/request', 200_000_000],
])('a body sent to %s has to say how long it is, and is not read for long: %i bytes', async (path, bytes) => {
  const { port, asked } = await website();
  const { said, sent } = await sendPieces({ port, path, bytes });
  expect(said).toMatch(/^HTTP\/1.1 411 /);
  expect(sent).toBeLessThan(20_000_000);
  expect(asked()).toBe(0);
});

/** A website that reads one form with pictures at a time, and answers it when told to. */
async function busyWebsite() {
  const answers: (() => void)[] = [];
  const listener: RequestListener = async (request, response) => {
    if (request.method === 'GET')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(`page ${request.url}`);
    await buffer(request);
    answers.push(() => response.end('read'));
  };
  const large = new LargeBodies({ bytes: MAX_PICTURES_FORM_BYTES, waiting: 0 });
  const { base } = await serve(boundBodies(listener, createRenderer(listener), large));
  return { base, answers };
}

test('a form with pictures that comes while too many are read gets the page that says so, with 503', async () => {
  const { base, answers } = await busyWebsite();
  const body = Buffer.alloc(MAX_PICTURES_FORM_BYTES);
  const send = (path: string) => fetch(base + path, { method: 'POST', body });
  const first = send('/ar/booking-old');
  while (answers.length === 0) await pause(5);
  const refused = await send('/ar/booking-old?doctor=1');
  expect([refused.status, await refused.text()]).toEqual([503, 'page /ar/booking-old/busy']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const questions = await send(QUESTIONS);
  expect([questions.status, await questions.text()]).toEqual([503, `page ${QUESTIONS}?outcome=busy`]);
  const picture = await fetch(`${base}/api/cards`, { method: 'POST', body: body.subarray(0, 1_000_000) });
  expect([picture.status, await picture.json()]).toMatchObject([503, { fault: 'busy' }]);
  // Ordinary forms are not kept waiting by them.
  const small = fetch(`${base}/ar/contact/message`, { method: 'POST', body: 'a' });
  while (answers.length < 2) await pause(5);
  for (const answer of answers) answer();
  expect([(await first).status, (await small).status]).toEqual([200, 200]);
  const again = send('/ar/booking-old');
  while (answers.length < 3) await pause(5);
  answers[2]?.();
  expect((await again).status).toBe(200);
});

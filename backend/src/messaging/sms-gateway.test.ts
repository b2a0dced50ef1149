import { beforeEach, expect, test } from 'vitest';
import { NOBODY, startListener } from '../../tests/support/listener';
import { outgoing } from '../../tests/support/outgoing';
import { describeFault, isRefusedForGood } from './retry';
import { parseGateway, smsGateway } from './sms-gateway';
import { LeaseLost } from './transport';

const KEY = 'secret of the gateway';
const server = await startListener();
beforeEach(() => {
  server.received.length = 0;
  server.answerWith(200);
});

const message = outgoing({ channel: 'sms', text: 'Nabra & co: see {you} at 5, 100 %?' });
const ours = async () => true;

function gateway(description: object, timeoutMs?: number) {
  const text = JSON.stringify({ url: `${server.url}/send`, ...description });
  return smsGateway(parseGateway({ text, key: KEY }), KEY, timeoutMs);
}

const json = { json: { to: '{to}', messages: [{ body: '{text}', ref: '{id}', parts: 3 }] } };
const faultOf = (error: unknown) => ({ code: describeFault(error), isForGood: isRefusedForGood(error) });
const fault = (sending: Promise<unknown>) => sending.then(() => null).catch(faultOf);

test('a message is handed over as JSON, with the secret in a header, whatever stands in the text', async () => {
  server.answerWith(201, { data: [{ sid: 77 }] });
  const { send } = gateway({ ...json, headers: { Authorization: 'Bearer {key}' }, messageId: 'data.0.sid' });
  expect(await send(message, ours)).toBe('77');
  const [received] = server.received;
  expect(received).toMatchObject({ method: 'POST', path: '/send' });
  const expected = { 'content-type': 'application/json', authorization: `Bearer ${KEY}` };
  expect(received?.headers).toMatchObject(expected);
  expect(JSON.parse(received?.body ?? '')).toEqual({
    to: '+201001234567',
    messages: [{ body: message.text, ref: message.documentId, parts: 3 }],
  });
});

test('a message is handed over as a form, in Arabic, with the alphabet it needs', async () => {
  const { send } = gateway({
    form: { mobile: '{digits}', message: '{text}', language: '{alphabet}', token: '{key}' },
    alphabet: { gsm: '1', unicode: '2' },
  });
  const text = 'عيادات نبرة: تأكد موعدك & شكرًا';
  expect(await send({ ...message, text }, ours)).toBeNull();
  await send(message, ours);
  const [arabic, english] = server.received.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
  expect(arabic).toEqual({ mobile: '201001234567', message: text, language: '2', token: KEY });
  expect(english).toMatchObject({ language: '1', message: message.text });
});

test('a message is handed over in the address, encoded, and only while it is this sender’s', async () => {
  await expect(gateway(json).send(message, async () => false)).rejects.toThrow(LeaseLost);
  expect(server.received).toEqual([]);
  await gateway({ url: `${server.url}/send?to={to}&text={text}`, method: 'GET' }).send(message, ours);
  const { method, path } = server.received[0] ?? {};
  const asked = new URL(path ?? '', server.url).searchParams;
  expect([method, asked.get('to'), asked.get('text')]).toEqual(['GET', message.to, message.text]);
});

test.each([
  ...[400, 422].map((status) => [status, true] as const),
  ...[401, 429, 500, 503, 302].map((status) => [status, false] as const),
])('what the gateway answers %i is a fault, for good: %j', async (status, isForGood) => {
  server.answerWith(status, { error: 'of +201001234567' });
  expect(await fault(gateway(json).send(message, ours))).toEqual({ code: `HTTP ${status}`, isForGood });
});

test('an answer of the gateway counts by what stands in it where the status says nothing', async () => {
  const { send } = gateway({
    ...json,
    success: { field: 'code', values: ['1901'] },
    refused: { field: 'code', values: ['1905', '1907'] },
  });
  for (const [status, answer, expected] of [
    [200, { code: 1901 }, undefined],
    [200, { code: '1905' }, true],
    [200, { code: '1000' }, false],
    [400, 'no JSON at all', false],
  ] as const) {
    server.answerWith(status, answer);
    expect((await fault(send(message, ours)))?.isForGood).toBe(expected);
  }
});

test('a gateway that answers nothing for too long is tried again, and so is one that is not there', async () => {
  server.fallSilent();
  expect(await fault(gateway(json, 100).send(message, ours))).toEqual({ code: 'TIMEOUT', isForGood: false });
  const { send } = gateway({ ...json, url: `${NOBODY}/send?to={to}` });
  expect(await fault(send(message, ours))).toEqual({ code: 'ECONNREFUSED', isForGood: false });
});

const url = 'https://sms.example/send';

test.each<[object, RegExp]>([
  [{ url: 'sms.example', ...json }, /^url: must begin/],
  [{ url, ...json, password: 'hunter2' }, /^(?!.*hunter2).*password/],
  [{ url, json: { to: '{to}', text: '{txet}' } }, /\{txet\}/],
  [{ url, json: { text: '{text}' } }, /\{to\} or \{digits\}/],
  [{ url, ...json, form: { to: '{to}' } }, /^form: and json/],
])(
  'a description that cannot be used is refused with where it is wrong, and without any secret: %j',
  (description, words) => {
    expect(() => parseGateway({ text: JSON.stringify(description), key: KEY })).toThrow(words);
  },
);

test('a description that is no JSON is refused, and a call that names the key needs one', () => {
  expect(() => parseGateway({ text: '{', key: KEY })).toThrow('not JSON');
  const text = JSON.stringify({ url, ...json, headers: { Authorization: '{key}' } });
  expect(() => parseGateway({ text, key: undefined })).toThrow('SMS_GATEWAY_KEY is missing');
});

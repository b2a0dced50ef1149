import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSigned, readHook } from './whatsapp-hook';

const secret = 'the secret of the app';
const sign = (body: string, key = secret) => `sha256=${createHmac('sha256', key).update(body).digest('hex')}`;
const id = 'm'.repeat(24);

const body = '{"entry":[],"name":"منى"}';
test('a signature is of these bytes and this secret, and none without a secret, also of an empty one', () => {
  const proved = (signature: string, sent = body) => isSigned({ body: sent, signature, secret });
  expect(proved(sign(body))).toBe(true);
  const wrong = [sign(body, 'another'), sign(body).slice(7), ''];
  expect([proved(sign(body), `${body} `), ...wrong.map((one) => proved(one))]).toEqual(Array(4).fill(false));
  for (const none of ['', undefined])
    expect(isSigned({ body, signature: sign(body, ''), secret: none })).toBe(false);
});

const hook = (value: object, phone_number_id = '1055') => {
  const change = { field: 'messages', value: { metadata: { phone_number_id }, ...value } };
  return JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes: [change] }] });
};
const read = (body: string) => readHook({ body, phoneId: '1055' });

test('a notice tells what became of our messages', () => {
  const timestamp = '1763900000';
  const status = { id: 'wamid.1', timestamp, recipient_id: '20100', biz_opaque_callback_data: id };
  const statuses = [
    { ...status, status: 'sent' },
    { ...status, status: 'delivered' },
    { ...status, status: 'read' },
    { ...status, status: 'failed', errors: [{ code: 131026, title: 'Message undeliverable' }] },
    { ...status, status: 'constructor' },
    { ...status, status: 'delivered', timestamp: 'soon' },
    { ...status, status: 'delivered', timestamp: '9007199254740991' },
    { id: 'of nobody', timestamp: '1763900000', status: 'read' },
  ];
  const at = 1_763_900_000_000;
  expect(read(hook({ statuses }))?.deliveries).toEqual([
    { message: id, state: 'delivered', at, fault: null },
    { message: id, state: 'read', at, fault: null },
    { message: id, state: 'undelivered', at, fault: 'WHATSAPP 131026' },
  ]);
});

test('a notice has what patients write, press and choose', () => {
  const from = { from: '201001234567', timestamp: '1763900000' };
  const messages = [
    { ...from, type: 'text', text: { body: '1' }, context: { id: 'wamid.9' } },
    { ...from, type: 'button', button: { text: 'I come', payload: 'I come' } },
    { ...from, type: 'interactive', interactive: { button_reply: { id: 'x', title: 'إلغاء' } } },
    { ...from, type: 'image', image: { id: 'x' } },
    { ...from, from: 'nobody', text: { body: '2' } },
  ];
  const told = read(hook({ messages }))?.messages ?? [];
  expect(told.map(({ kind, text, repliesTo, mediaId }) => [kind, text, repliesTo, mediaId])).toEqual([
    ['text', '1', 'wamid.9', null],
    ['text', 'I come', null, null],
    ['text', 'إلغاء', null, null],
    ['picture', '', null, 'x'],
  ]);
  expect(told[0]?.phone).toBe('+201001234567');
});

test('a notice of another number says nothing, and what is no notice is none', () => {
  const messages = [{ from: '201001234567', timestamp: '1', text: { body: '1' } }];
  expect(read(hook({ messages }, '2066'))).toEqual({ deliveries: [], messages: [] });
  for (const none of ['{', '[]', '{"entry":{}}']) expect(read(none)).toBeNull();
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { emptyFolder } from '../test/empty-folder.mjs';
import { checkPayments, checkSms, checkWhatsapp, missingGatewayFiles } from './gateways.mjs';

const { at, put } = emptyFolder();
const server = createServer((request, response) => {
  const isKnown = request.headers.authorization === 'Bearer right';
  response.writeHead(isKnown ? 200 : 401).end('{}');
});
let url = '';

before(async () => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
after(() => server.close());

let written = 0;
/** @param {unknown} description */
function fileOf(description) {
  written += 1;
  return put(`${written}.json`, typeof description === 'string' ? description : JSON.stringify(description));
}

/** @param {Record<string, string>} backend */
const sms = async (backend) => (await checkSms({ backend })).mark;
/** @param {Record<string, string>} backend */
const whatsapp = async (backend) => (await checkWhatsapp({ backend })).mark;

test('an SMS gateway is looked at without sending anything', async () => {
  assert.equal(await sms({}), 'note');
  assert.equal(await sms({ SMS_GATEWAY_FILE: at('nowhere.json') }), 'wrong');
  assert.equal(await sms({ SMS_GATEWAY_FILE: fileOf('{') }), 'wrong');
  const file = fileOf({ url: `${url}/send`, json: { to: '{to}', text: '{text}', key: '{key}' } });
  assert.equal(await sms({ SMS_GATEWAY_FILE: file }), 'wrong');
  assert.equal(await sms({ SMS_GATEWAY_FILE: file, SMS_GATEWAY_KEY: 'secret' }), 'ok');
  const told = fileOf({ url: `${url}/send`, hooks: {} });
  assert.equal(await sms({ SMS_GATEWAY_FILE: told }), 'wrong');
  assert.equal(await sms({ SMS_GATEWAY_FILE: told, SMS_HOOK_SECRET: 'a secret of the hooks' }), 'ok');
  const away = fileOf({ url: 'http://127.0.0.1:1/send', form: { to: '{to}', text: '{text}' } });
  assert.equal(await sms({ SMS_GATEWAY_FILE: away }), 'wrong');
});

test('a payment gateway is looked at, with what a deposit needs', async () => {
  /** @param {Record<string, string>} backend */
  const payments = async (backend) => (await checkPayments({ backend })).mark;
  assert.equal(await payments({}), 'note');
  const ready = join(import.meta.dirname, '../../deploy/payment-gateways/paymob.json');
  const own = { PAYMENT_GATEWAY_KEY: 'secret', PAYMENT_NOTICE_SECRET: 'a secret of the notices' };
  // The delivered file, without the clinic's public key.
  assert.equal(await payments({ ...own, PAYMENT_GATEWAY_FILE: ready }), 'wrong');
  const described = JSON.parse(readFileSync(ready, 'utf8').replace('PUBLIC_KEY', 'pk'));
  const file = fileOf({ ...described, url: `${url}/pages` });
  assert.equal(await payments({ ...own, PAYMENT_GATEWAY_FILE: file }), 'ok');
  for (const name of Object.keys(own))
    assert.equal(await payments({ ...own, PAYMENT_GATEWAY_FILE: file, [name]: '' }), 'wrong');
  const { notice: _, ...half } = { ...described, url };
  assert.equal(await payments({ ...own, PAYMENT_GATEWAY_FILE: fileOf(half) }), 'wrong');
});

test('a WhatsApp number is asked for with its token, which is never shown', async () => {
  const given = { WHATSAPP_API_URL: url, WHATSAPP_PHONE_ID: '1055' };
  assert.equal(await whatsapp({}), 'note');
  assert.equal(await whatsapp({ ...given, WHATSAPP_TOKEN: 'right' }), 'ok');
  const refused = await checkWhatsapp({ backend: { ...given, WHATSAPP_TOKEN: 'wrong-token' } });
  assert.equal(refused.mark, 'wrong');
  assert.doesNotMatch(refused.text, /wrong-token/);
  const away = { ...given, WHATSAPP_API_URL: 'http://127.0.0.1:1', WHATSAPP_TOKEN: 'x' };
  assert.equal(await whatsapp(away), 'wrong');
});

test('descriptions of gateways that settings name and that are not there are told, as of a restored clinic', () => {
  const settings = { SMS_GATEWAY_FILE: at('sms.json'), PAYMENT_GATEWAY_FILE: fileOf({}) };
  assert.deepEqual(missingGatewayFiles(settings), [`SMS_GATEWAY_FILE, ${at('sms.json')}`]);
  assert.deepEqual(missingGatewayFiles({ SMS_GATEWAY_FILE: '' }), []);
});

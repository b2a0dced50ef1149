import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, onPort, overrides, portsFrom } from './settings.mjs';

test('the environment goes before a file of settings, but for the zone of whoever starts the site', () => {
  const file = { SMTP_URL: '', TZ: 'UTC' };
  const env = { SMTP_URL: 'smtp://mail.example', TZ: 'Africa/Cairo', DATABASE_URL: '', HOME: '/root' };
  assert.deepEqual(overrides(file, env), { SMTP_URL: 'smtp://mail.example', DATABASE_URL: '' });
});

test('a part is asked where it listens, on one network of the machine or on all', () => {
  const at = (/** @type {string | undefined} */ host) => addressOf({ host, port: 3000 });
  assert.deepEqual([undefined, '', '0.0.0.0', '::'].map(at), Array(4).fill('http://127.0.0.1:3000'));
  assert.deepEqual(['10.0.0.5', '::1'].map(at), ['http://10.0.0.5:3000', 'http://[::1]:3000']);
});

test('an address of this machine follows the port, another stays, and what is none is named', () => {
  const read = (/** @type {string} */ url) =>
    onPort({ name: 'SITE_URL', settings: { SITE_URL: url }, port: 3100 });
  assert.equal(read('http://localhost:3000'), 'http://localhost:3100');
  assert.equal(read('https://clinic.example'), 'https://clinic.example');
  for (const wrong of ['', 'clinic.example', 'localhost:3000'])
    assert.throws(() => read(wrong), { name: 'Fault', message: /^SITE_URL has to be an address/ });
});

test('a port that is none is named', () => {
  assert.equal(portsFrom({ PORT: '4000' }).backendPort, 4000);
  for (const PORT of ['0', 'http', '70000', '3000.5'])
    assert.throws(() => portsFrom({ PORT }), { name: 'Fault', message: /^BACKEND_PORT has to be a port/ });
});

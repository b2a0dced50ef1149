import assert from 'node:assert/strict';
import { test } from 'node:test';
import { overrides } from './settings.mjs';

test('the environment goes before a file of settings, but for the zone of whoever starts the site', () => {
  const file = { SMTP_URL: '', TZ: 'UTC' };
  const env = { SMTP_URL: 'smtp://mail.example', TZ: 'Africa/Cairo', DATABASE_URL: '', HOME: '/root' };
  assert.deepEqual(overrides(file, env), { SMTP_URL: 'smtp://mail.example', DATABASE_URL: '' });
});

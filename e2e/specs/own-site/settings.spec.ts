import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { freePort } from '../../support/builds';
import { environment, websiteSettings } from '../../support/environment';

// Next would log it, start, and answer everybody with 500.
test('a website without one of its settings does not start, and names it', async () => {
  const { WEBSITE_KEY, ...settings } = websiteSettings();
  expect(WEBSITE_KEY).toBeTruthy();
  const { WEBSITE_KEY: _key, ...machine } = process.env;
  const child = spawn(process.execPath, ['main.mjs'], {
    cwd: environment.websiteBuild,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...machine, NODE_ENV: 'production', ...settings, PORT: String(await freePort()) },
  });
  try {
    const ended = new Promise((resolve) => child.once('close', resolve));
    expect(await text(child.stderr)).toContain('WEBSITE_KEY is missing');
    expect(await ended).toBe(1);
  } finally {
    child.kill('SIGKILL');
  }
});

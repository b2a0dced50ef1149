import inject from 'light-my-request';
import { expect, test } from 'vitest';
import { askForHttps } from './ask-for-https';

const headerAt = async (siteUrl: string) => {
  const listener = askForHttps((_, response) => response.writeHead(200, { 'x-a': 'b' }).end(), siteUrl);
  return (await inject(listener, '/')).headers['strict-transport-security'];
};

test('browsers are told to come by https alone where the site has it', async () => {
  expect(await headerAt('https://clinic.example')).toMatch(/^max-age=\d{8};/);
  expect(await headerAt('http://localhost:3000')).toBeUndefined();
});

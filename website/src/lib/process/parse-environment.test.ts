import { expect, it } from 'vitest';
import { parseEnvironment } from './parse-environment';

const complete = {
  BACKEND_TOKEN: 't'.repeat(32),
  WEBSITE_KEY: 'k'.repeat(32),
  REVALIDATE_SECRET: 's'.repeat(32),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
};

it('the settings have working defaults for addresses, drop a closing slash, and name every fault in a sentence and never a value; they do without no key of the forms, and take no other than Next does', () => {
  const backend = { BACKEND_URL: 'http://127.0.0.1:1337', BACKEND_VERSION: 'v5' };
  expect(parseEnvironment(complete)).toMatchObject({ ...backend, SITE_URL: 'http://localhost:3000' });
  const closed = parseEnvironment({ ...complete, SITE_URL: 'https://clinic.example/' });
  expect(closed.SITE_URL).toBe('https://clinic.example');
  const faulty = { ...complete, WEBSITE_KEY: 'short', BACKEND_URL: 'localhost', BACKEND_TOKEN: undefined };
  const faults = ['BACKEND_URL must be an address', 'BACKEND_TOKEN is missing', 'WEBSITE_KEY is too short'];
  expect(() => parseEnvironment(faulty)).toThrow(new RegExp(faults.join('[\\s\\S]*')));
  expect(() => parseEnvironment(faulty)).not.toThrow(/"short"|localhost/);
  const name = 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY';
  expect(() => parseEnvironment({ ...complete, [name]: undefined })).toThrow(`${name} is missing`);
  const short = Buffer.alloc(16, 1).toString('base64');
  expect(() => parseEnvironment({ ...complete, [name]: short })).toThrow(`${name} must be 32 bytes`);
});

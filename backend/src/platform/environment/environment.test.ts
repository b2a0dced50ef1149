import { expect, test } from 'vitest';
import { requiredEnvironment } from '../../../tests/support/environment';
import { EnvironmentError, parseEnvironment } from './environment';

const key = 'k'.repeat(40);
const complete = requiredEnvironment(key);

function faultsOf(source: Record<string, string | undefined>): string[] {
  try {
    parseEnvironment(source);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.faults;
    throw error;
  }
}

test('the environment is complete with the secrets alone; the rest has defaults, and an empty value counts as not set', () => {
  const expected = { HOST: '127.0.0.1', PORT: 1337, DATA_DIR: 'data', SEED: 'none', APP_KEYS: [key, key] };
  expect(parseEnvironment(complete)).toMatchObject(expected);
  expect(parseEnvironment({ ...complete, DATABASE_URL: '', PORT: '' }).PORT).toBe(1337);
  expect(faultsOf({ ...complete, JWT_SECRET: '' })).toEqual(['JWT_SECRET is missing.']);
});

test('the environment names every fault at once, and repeats no value, which may be a secret', () => {
  const wrong = { TZ: undefined, PORT: 'many', SEED: '../full', WEBSITE_TOKEN: 'my-secret' };
  const faults = faultsOf({ ...complete, ...wrong });
  expect(faults).toHaveLength(4);
  expect(faults.join()).not.toContain('my-secret');
  expect(faults.join(' ')).toMatch(
    /PORT must be a whole number.*TZ is missing.*WEBSITE_TOKEN must be at least 32.*SEED must be demo, a folder of seed\/ or none/,
  );
});

test.each([
  [{ TZ: 'Africa/Cairo' }, /^TZ must be UTC/],
  [{ DATABASE_URL: 'mysql://db/clinic' }, /^DATABASE_URL must start with postgres:/],
  [{ WEBSITE_URL: 'localhost' }, /^WEBSITE_URL must be an address/],
  [{ APP_KEYS: key }, /^APP_KEYS must be at least two keys/],
  [{ CARDS_KEY: `${key},short` }, /^CARDS_KEY must be at least 32 characters, also after a comma/],
  [{ S3_ENDPOINT: 'minio:9000' }, /^S3_ENDPOINT must be an address/],
  [{ S3_ACCESS_KEY_ID: 'half' }, /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are given together/],
  [{ EDITOR_PROXIES: 'nginx' }, /^EDITOR_PROXIES must be addresses/],
  [{ STAFF_EMAIL: 'someone' }, /^STAFF_EMAIL must be an e-mail address/],
  [{ STAFF_PASSWORD: 'short' }, /^STAFF_PASSWORD must be at least 12 characters/],
  [{ STAFF_PASSWORD: 'كلمة'.repeat(10) }, /^STAFF_PASSWORD must be at most 72 bytes/],
])('the environment says what is wrong with %j', (change, sentence) => {
  expect(faultsOf({ ...complete, ...change })).toEqual([expect.stringMatching(sentence)]);
});

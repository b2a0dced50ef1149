import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './env';

const complete = {
  BACKEND_TOKEN: 't'.repeat(32),
  WEBSITE_KEY: 'k'.repeat(32),
  REVALIDATE_SECRET: 's'.repeat(32),
};

describe('the settings', () => {
  it('have working defaults for addresses and drop a closing slash', () => {
    expect(parseEnvironment(complete)).toMatchObject({
      BACKEND_URL: 'http://127.0.0.1:1337',
      BACKEND_VERSION: 'v5',
      SITE_URL: 'http://localhost:3000',
    });
    expect(parseEnvironment({ ...complete, SITE_URL: 'https://clinic.example/' }).SITE_URL).toBe(
      'https://clinic.example',
    );
  });

  it('name every fault in a sentence and never a value', () => {
    const faulty = { ...complete, WEBSITE_KEY: 'short', BACKEND_URL: 'localhost', BACKEND_TOKEN: undefined };
    expect(() => parseEnvironment(faulty)).toThrow(
      /BACKEND_URL must be an address[\s\S]*BACKEND_TOKEN is missing[\s\S]*WEBSITE_KEY is too short/,
    );
    expect(() => parseEnvironment(faulty)).not.toThrow(/"short"|localhost/);
  });
});

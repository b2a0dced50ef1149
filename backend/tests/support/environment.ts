import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';

const secret = () => randomBytes(24).toString('hex');

// Settings that isolate a backend from the clinic of this checkout, like the commands of the root do.
const { ISOLATED }: { ISOLATED: Record<string, string> } = createRequire(import.meta.url)(
  '../../../scripts/lib/env-files.mjs',
);

export const directoriesIn = (directory: string) => ({
  DATA_DIR: `${directory}/data`,
  PUBLIC_DIR: `${directory}/public`,
});

const REQUIRED = `API_TOKEN_SALT ADMIN_JWT_SECRET TRANSFER_TOKEN_SALT JWT_SECRET ENCRYPTION_KEY CARDS_KEY
  WEBSITE_TOKEN WEBSITE_KEY REVALIDATE_SECRET`.split(/\s+/);
const SECRETS = [...REQUIRED, 'STAFF_PASSWORD', 'EDITOR_PASSWORD'];

/** The settings without which a backend does not start, each secret with this key. */
export const requiredEnvironment = (key = 'k'.repeat(40)) => ({
  ...{ TZ: 'UTC', APP_KEYS: `${key},${key}`, WEBSITE_URL: 'http://127.0.0.1:3000' },
  ...Object.fromEntries(REQUIRED.map((name) => [name, key])),
});

/** A complete environment for one backend under test; secrets are new each time. */
export function createEnvironment(directory: string): Record<string, string> {
  return {
    ...ISOLATED,
    NODE_ENV: 'test',
    TZ: 'UTC',
    HOST: '127.0.0.1',
    PORT: '1337',
    APP_KEYS: `${secret()},${secret()}`,
    ...Object.fromEntries(SECRETS.map((name) => [name, secret()])),
    WEBSITE_URL: 'http://127.0.0.1:9',
    ...directoriesIn(directory),
    STAFF_EMAIL: 'manager@clinic.example',
    EDITOR_SECOND_FACTOR: 'when_required',
    SEED: 'none',
    // The tests themselves report what goes wrong.
    LOG_LEVEL: 'error',
  };
}

import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';

const secret = () => randomBytes(24).toString('hex');

// What the commands of the root keep a backend of theirs apart with: its clinic is not that of this checkout.
const { ISOLATED }: { ISOLATED: Record<string, string> } = createRequire(import.meta.url)(
  '../../../scripts/lib/env-files.mjs',
);

/** Where a backend keeps its files. */
export const directoriesIn = (directory: string) => ({
  DATA_DIR: `${directory}/data`,
  PUBLIC_DIR: `${directory}/public`,
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
    API_TOKEN_SALT: secret(),
    ADMIN_JWT_SECRET: secret(),
    TRANSFER_TOKEN_SALT: secret(),
    JWT_SECRET: secret(),
    ENCRYPTION_KEY: secret(),
    CARDS_KEY: secret(),
    WEBSITE_TOKEN: secret(),
    WEBSITE_KEY: secret(),
    REVALIDATE_SECRET: secret(),
    WEBSITE_URL: 'http://127.0.0.1:9',
    ...directoriesIn(directory),
    STAFF_EMAIL: 'manager@clinic.example',
    STAFF_PASSWORD: secret(),
    EDITOR_PASSWORD: secret(),
    EDITOR_SECOND_FACTOR: 'when_required',
    SEED: 'none',
    // What goes wrong is told by the tests themselves.
    LOG_LEVEL: 'error',
  };
}

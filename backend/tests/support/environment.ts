import { createRequire } from 'node:module';
import type * as envFiles from '../../../scripts/lib/env-files.mjs';

// Settings as the commands of the root make them, and those that isolate a backend from the clinic of this checkout.
const { backendDefaults, ISOLATED }: typeof envFiles = createRequire(import.meta.url)(
  '../../../scripts/lib/env-files.mjs',
);

export const directoriesIn = (directory: string) => ({
  DATA_DIR: `${directory}/data`,
  PUBLIC_DIR: `${directory}/public`,
});

const REQUIRED = `API_TOKEN_SALT ADMIN_JWT_SECRET TRANSFER_TOKEN_SALT JWT_SECRET ENCRYPTION_KEY CARDS_KEY
  WEBSITE_TOKEN WEBSITE_KEY REVALIDATE_SECRET`.split(/\s+/);

/** The settings without which a backend does not start, each secret with this key. */
export const requiredEnvironment = (key = 'k'.repeat(40)) => ({
  ...{ TZ: 'UTC', APP_KEYS: `${key},${key}`, WEBSITE_URL: 'http://127.0.0.1:3000' },
  ...Object.fromEntries(REQUIRED.map((name) => [name, key])),
});

/** A complete environment for one backend under test, without a public address; secrets are new each time. */
export function createEnvironment(directory: string): Record<string, string> {
  const { SITE_URL: _, ...defaults } = backendDefaults();
  return {
    ...defaults,
    ...ISOLATED,
    ...directoriesIn(directory),
    NODE_ENV: 'test',
    WEBSITE_URL: 'http://127.0.0.1:9',
    SEED: 'none',
    // The tests themselves report what goes wrong.
    LOG_LEVEL: 'error',
  };
}

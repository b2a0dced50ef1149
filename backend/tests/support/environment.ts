import { randomBytes } from 'node:crypto';
import { devNull } from 'node:os';

const secret = () => randomBytes(24).toString('hex');

/** Whatever backend/.env or the shell name, a test has no database, mail server, bucket or provider but its own. */
const APART = {
  // Strapi reads the file named here instead of backend/.env.
  ENV_PATH: devNull,
  DATABASE_URL: '',
  DATABASE_FILE: '',
  SMTP_URL: '',
  MAIL_FROM: '',
  CARDS_S3_BUCKET: '',
  OPENID_NAME: '',
};

/** A complete environment for one backend under test; secrets are new each time. */
export function createEnvironment({ directory }: { directory: string }): Record<string, string> {
  return {
    ...APART,
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
    DATA_DIR: `${directory}/data`,
    PUBLIC_DIR: `${directory}/public`,
    STAFF_EMAIL: 'manager@clinic.example',
    STAFF_PASSWORD: secret(),
    SEED: 'none',
  };
}

import { resolve } from 'node:path';
import { readEnvironment } from '../src/platform/environment/environment';

const environment = readEnvironment();

export default () => ({
  autoOpen: false,
  auth: {
    secret: environment.ADMIN_JWT_SECRET,
    sessions: {
      accessTokenLifespan: 10 * 60,
      maxRefreshTokenLifespan: 12 * 60 * 60,
      idleRefreshTokenLifespan: 2 * 60 * 60,
      maxSessionLifespan: 12 * 60 * 60,
      idleSessionLifespan: 2 * 60 * 60,
    },
  },
  apiToken: { salt: environment.API_TOKEN_SALT },
  transfer: { token: { salt: environment.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: environment.ENCRYPTION_KEY },
  flags: { nps: false, promoteEE: false },
  // What the running backend writes (cards, mail) is no change of its sources: development must not restart for it.
  watchIgnoreFiles: [resolve(environment.DATA_DIR, '**')],
});

import { mkdirSync } from 'node:fs';
import { passwordFault } from '../src/auth/accounts/password-rules';
import { LARGEST_KEPT_MB, MEGABYTE } from '../src/content/pictures/limits';
import { readEnvironment } from '../src/platform/environment/environment';
import { mediaDirectory } from '../src/platform/environment/paths';

const environment = readEnvironment();

// The upload plugin refuses to start without it, before any code of ours would run.
mkdirSync(mediaDirectory(), { recursive: true });

export default () => ({
  'users-permissions': {
    config: {
      jwtSecret: environment.JWT_SECRET,
      // Access tokens name the session they belong to, so a session can be ended on the server.
      jwtManagement: 'refresh',
      sessions: {
        accessTokenLifespan: 5 * 60,
        idleRefreshTokenLifespan: 30 * 60,
        maxRefreshTokenLifespan: 12 * 60 * 60,
        idleSessionLifespan: 30 * 60,
        maxSessionLifespan: 12 * 60 * 60,
        httpOnly: false,
      },
      ratelimit: { interval: 60_000, max: 10 },
      // Applies to registration; other calls that take a new password check it themselves.
      validationRules: { validatePassword: (password: string) => passwordFault(password) === null },
    },
  },
  upload: {
    config: {
      sizeLimit: LARGEST_KEPT_MB * MEGABYTE,
      // HEIC comes as far as our own refusal, which says what to do.
      security: {
        allowedTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif'],
      },
      breakpoints: { large: 1200, medium: 800, small: 480 },
    },
  },
});

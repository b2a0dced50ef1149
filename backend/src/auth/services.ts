import type { Core } from '@strapi/strapi';
import type { Measures } from '../platform/measures';
import { PasswordHasher } from './accounts/password-hash';
import type { Tokens } from './accounts/sessions';
import { createSignInThrottle, type SignInThrottle } from './accounts/sign-in-throttle';

interface AuthServices {
  passwords: PasswordHasher;
  signInThrottle: SignInThrottle;
  /** Renewals of sessions that are under way, by the token they use up. */
  renewals: Map<string, Promise<Tokens | null>>;
}

declare module '../platform/services' {
  interface Services extends AuthServices {}
}

export function createAuthServices(strapi: Core.Strapi, measures: Measures): AuthServices {
  return {
    passwords: new PasswordHasher(),
    signInThrottle: createSignInThrottle(strapi, measures),
    renewals: new Map(),
  };
}

import type { Core } from '@strapi/strapi';
import type { Measures } from '../platform/measures';
import { PasswordHasher } from './accounts/password-hash';
import type { Tokens } from './accounts/sessions';
import { createSignInThrottle } from './accounts/sign-in-throttle';

export function createAuthServices(strapi: Core.Strapi, measures: Measures) {
  return {
    passwords: new PasswordHasher(),
    signInThrottle: createSignInThrottle(strapi, measures),
    /** Renewals of sessions that are under way, by the token they use up. */
    renewals: new Map<string, Promise<Tokens | null>>(),
  };
}

import type { Core } from '@strapi/strapi';
import { PasswordHasher } from './accounts/password-hash';
import type { Tokens } from './accounts/sessions';
import { createSignInGate, type SignInGate } from './accounts/sign-in-gate';

interface AuthServices {
  passwords: PasswordHasher;
  signInGate: SignInGate;
  /** Renewals of sessions that are under way, by the token they use up. */
  renewals: Map<string, Promise<Tokens | null>>;
}

declare module '../platform/services' {
  interface Services extends AuthServices {}
}

export function createAuthServices(strapi: Core.Strapi): AuthServices {
  return {
    passwords: new PasswordHasher(),
    signInGate: createSignInGate(strapi),
    renewals: new Map(),
  };
}

import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import type { Locale } from 'next-intl';
import { z } from 'zod';
import { parseJson } from '@/contract/parse-json';
import { routing } from '@/i18n/routing';
import { privateCookie } from '@/lib/request/private-cookie';

/** Seconds that somebody may take at the provider. */
const BEGUN_SECONDS = 10 * 60;

/** Cookie of this browser while somebody is away at the provider. */
const begun = z.object({ proof: z.string(), locale: z.enum(routing.locales), to: z.string().max(500) });

type Begun = z.infer<typeof begun>;

/*
 * Lax, where the cookies of a session are Strict: the browser comes back from another site, and must be known
 * again to be the one that left.
 */
const connectCookie = privateCookie('staff-connect', 'lax', BEGUN_SECONDS);

/** Keeps a secret in this browser and gives its hash, for the way to a provider. Only in route handlers. */
export async function beginSocialSignIn({ locale, to }: { locale: Locale; to: string }): Promise<string> {
  const proof = randomBytes(32).toString('base64url');
  await connectCookie.keep(JSON.stringify({ proof, locale, to } satisfies Begun));
  return createHash('sha256').update(proof).digest('base64url');
}

/** Takes the sign-in begun in this browser, which ends it; null without one, or after too long. */
export async function takeBegunSignIn(): Promise<Begun | null> {
  const value = await connectCookie.read();
  await connectCookie.drop();
  return begun.safeParse(parseJson(value)).data ?? null;
}

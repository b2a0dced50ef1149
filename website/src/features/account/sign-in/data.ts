import 'server-only';
import { cache } from 'react';
import { checkResetCode, readSignInWays } from '@/lib/backend/accounts';
import { withFallback } from '@/lib/backend/errors';

/** Names of providers; others are shown by their id, with a capital. */
const LABELS: Record<string, string> = { github: 'GitHub', linkedin: 'LinkedIn', vk: 'VK', cas: 'CAS' };

/** The configured providers with the name to show, and whether people may register; none while the backend cannot say. */
export const findSignInWays = cache(async () => {
  const nothing = { providers: [], isRegistrationOpen: false };
  const { providers, isRegistrationOpen } = await withFallback(readSignInWays, nothing);
  const named = providers.map(({ name, label }) => ({
    name,
    label: label ?? LABELS[name] ?? name.charAt(0).toUpperCase() + name.slice(1),
  }));
  return { providers: named, isRegistrationOpen };
});

/** Tells whether the link of a mail is known to work no more; while the backend cannot say, the form is shown and it decides. */
export async function isLinkEnded(code: string): Promise<boolean> {
  return await withFallback(async () => !(await checkResetCode({ code })), false);
}

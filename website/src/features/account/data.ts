import 'server-only';
import { listSignInProviders } from '@/lib/backend/accounts';
import { BackendError } from '@/lib/backend/errors';

/** Names of the kinds the backend knows; others are shown as they are called, with a capital. */
const LABELS: Record<string, string> = { github: 'GitHub', linkedin: 'LinkedIn', vk: 'VK', cas: 'CAS' };

/** The configured providers with the name to show; none while the backend cannot say. */
export async function findSignInProviders(): Promise<{ name: string; label: string }[]> {
  try {
    return (await listSignInProviders()).map(({ name, label }) => ({
      name,
      label: label ?? LABELS[name] ?? name.charAt(0).toUpperCase() + name.slice(1),
    }));
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return [];
  }
}

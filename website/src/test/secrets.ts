import { vi } from 'vitest';

/** A value for NEXT_SERVER_ACTIONS_ENCRYPTION_KEY, without which nothing starts. */
export const FORMS_KEY = Buffer.alloc(32, 1).toString('base64');

/** Sets what the website does not start without, and more settings where they are given. */
export function stubSettings(more: Record<string, string> = {}): void {
  vi.stubEnv('NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', FORMS_KEY);
  for (const name of ['BACKEND_TOKEN', 'WEBSITE_KEY', 'REVALIDATE_SECRET'])
    vi.stubEnv(name, `${name}-0123456789`);
  for (const [name, value] of Object.entries(more)) vi.stubEnv(name, value);
}

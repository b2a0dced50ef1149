import { expect, vi } from 'vitest';

/** Waits until the condition holds; fails after a minute. */
export const until = (condition: () => boolean | Promise<boolean>): Promise<void> =>
  vi.waitFor(async () => expect(await condition()).toBe(true), { timeout: 60_000, interval: 20 });

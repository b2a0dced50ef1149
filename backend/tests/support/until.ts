import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';

/** Waits until the condition holds; fails after 20 seconds. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  let holds = await condition();
  while (!holds && Date.now() < deadline) {
    await pause(20);
    holds = await condition();
  }
  expect(holds, 'it happens within 20 seconds').toBe(true);
}

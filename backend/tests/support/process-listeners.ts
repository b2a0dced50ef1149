type Listener = (...args: unknown[]) => void;

export const listListeners = () =>
  process.eventNames().map((name) => ({ name, listeners: process.rawListeners(name) as Listener[] }));

/** Adds those of a list that are no longer there. */
export function restoreListeners(list: ReturnType<typeof listListeners>): void {
  for (const { name, listeners } of list) {
    const present = process.rawListeners(name);
    for (const listener of listeners) if (!present.includes(listener)) process.on(name, listener);
  }
}

/**
 * Runs `work` and puts the process's listeners back afterwards: Strapi takes all of them away when it stops,
 * those of the test runner too.
 */
export async function keepProcessListeners(work: () => Promise<unknown>): Promise<void> {
  const kept = listListeners();
  await work();
  restoreListeners(kept);
}

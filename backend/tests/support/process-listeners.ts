type Listener = (...args: unknown[]) => void;

/**
 * Runs `work` and puts the process's listeners back afterwards: Strapi takes all of them away when it stops,
 * those of the test runner too.
 */
export async function keepProcessListeners(work: () => Promise<unknown>): Promise<void> {
  const kept = process
    .eventNames()
    .map((name) => ({ name, listeners: process.rawListeners(name) as Listener[] }));
  await work();
  for (const { name, listeners } of kept) {
    const present = process.rawListeners(name);
    for (const listener of listeners) if (!present.includes(listener)) process.on(name, listener);
  }
}

/** Waits until the condition holds; fails after 10 seconds. */
export async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('It did not happen within 10 seconds');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

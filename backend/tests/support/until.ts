/** Waits until the condition holds; fails after 20 seconds. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('It did not happen within 20 seconds');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

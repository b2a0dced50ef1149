/** Thrown when the time is up; the work itself goes on, but nobody waits for it. */
export class TookTooLong extends Error {
  override name = 'TookTooLong';
}

/** The result of some work, or a rejection with {@link TookTooLong} when it takes longer; the work itself goes on. */
export async function withinTime<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong('Took too long')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

import { test } from './fixtures';

/** Ends what the tests of a file have started once they are over, the last first. Call it at the head of the file. */
export function endAfter() {
  const ends: (() => unknown)[] = [];
  test.afterAll(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });
  return <Started extends { stop: () => unknown }>(started: Started): Started => {
    ends.push(() => started.stop());
    return started;
  };
}

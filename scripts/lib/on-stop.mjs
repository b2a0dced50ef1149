/**
 * Calls the clean-up once when this process is asked to end (Ctrl-C, SIGTERM, a closed terminal), then ends
 * with the code shells expect. A second Ctrl-C ends at once.
 *
 * @param {() => Promise<void>} cleanUp
 */
export function onStop(cleanUp) {
  let stopping = false;
  /** @type {Array<[NodeJS.Signals, number]>} */
  const signals = [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ];
  for (const [signal, code] of signals) {
    process.on(signal, async () => {
      if (stopping) process.exit(code);
      stopping = true;
      await cleanUp().catch((error) => console.error(error));
      process.exit(code);
    });
  }
}

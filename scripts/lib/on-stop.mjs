/**
 * Calls the clean-up once when this process is asked to end (Ctrl-C, SIGTERM, a closed terminal), then ends
 * with the code shells expect. Only a second Ctrl-C ends at once: a SIGTERM may come twice, from npm and from its group.
 *
 * @param {() => Promise<void>} cleanUp
 */
export function onStop(cleanUp) {
  let stopping = false;
  /** @param {number} code */
  const stop = async (code) => {
    if (stopping) return;
    stopping = true;
    await cleanUp().catch((error) => console.error(error));
    process.exit(code);
  };
  // The reader of the output may be gone already; the clean-up must not end with it.
  process.stdout.on('error', () => {});
  process.on('SIGINT', () => (stopping ? process.exit(130) : stop(130)));
  process.on('SIGTERM', () => stop(143));
  process.on('SIGHUP', () => stop(129));
  onOrphaned(() => stop(143));
}

/**
 * npm starts a command through a shell, and a SIGTERM sent to npm ends the shell only. Losing that parent
 * is then the one sign that the command should end.
 *
 * @param {() => void} stop
 */
function onOrphaned(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 500);
  timer.unref();
}

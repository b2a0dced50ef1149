/**
 * Times for which connections are kept, between visitors, edge, website and backend, in ms. The asking side must close
 * an idle connection: a server that closes it as a request comes in leaves that request without an answer, and nobody
 * sends a booking a second time.
 */

/** A server keeps a connection at rest so long: longer than the edge does, which closes it first. */
export const KEEP_ALIVE_MS = 75_000;

/** A server that ends still answers on connections at rest so long: by then the edge has closed its own (2 s in nginx). */
export const AT_REST_MS = 3000;

/** Requests under way have so long after the signal to end. */
export const DRAIN_MS = 8000;

/** A process has ended by then, whatever is left to do: service managers kill after ten seconds. */
export const END_MS = 9500;

/** Returns the listening socket of systemd (sd_listen_fds(3)), or null; connections during a restart wait in it. */
export function inheritedSocket(env: Record<string, string | undefined>, pid: number): { fd: number } | null {
  return env.LISTEN_PID === String(pid) && env.LISTEN_FDS === '1' ? { fd: 3 } : null;
}

/** Most reads at once; more would take longer than the edge waits, which would then ask the next server to do them again. */
export const MOST_READS = 256;

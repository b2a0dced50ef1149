import { Client } from 'pg';

/** Names the lock; other programs on the same database do not take one of this name. */
const LOCK = "hashtext('clinic backend start')";

/** A start that says nothing for so long hangs, and the next one begins. */
const SILENCE_SECONDS = 30;
const BEAT_MS = 3_000;

export interface StartLock {
  /** May be called twice. */
  release: () => Promise<void>;
}

/**
 * Lets backends of one PostgreSQL start one after the other: each brings tables, roles and first content to what its
 * code says, and two that do so at once stand in each other's way. The lock belongs to a connection of its own, so the
 * server frees it when this process dies, and when it hangs.
 *
 * @param onWait is told when another backend is starting now
 * @param onLost is told when this start was passed over: another one may be going on, so this one must not
 * @throws {Error} when the database cannot be reached
 */
export async function takeStartLock({
  databaseUrl,
  onWait,
  onLost,
}: {
  databaseUrl: string;
  onWait: () => void;
  onLost: () => void;
}): Promise<StartLock> {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true });
  let ending: Promise<void> | undefined;
  let beat: NodeJS.Timeout | undefined;
  // The lock ends with this connection.
  client.on('error', () => {});
  client.on('end', () => {
    clearInterval(beat);
    if (!ending) onLost();
  });
  await client.connect();
  // A machine that is gone says nothing either, and the server does not hear that it is.
  await client.query(`SET idle_session_timeout = '${SILENCE_SECONDS}s'`);
  const { rows } = await client.query(`SELECT pg_try_advisory_lock(${LOCK}) AS taken`);
  if (!rows[0]?.taken) {
    onWait();
    await client.query(`SELECT pg_advisory_lock(${LOCK})`);
  }
  beat = setInterval(() => void client.query('SELECT 1').catch(() => {}), BEAT_MS).unref();
  return {
    release: () => {
      ending ??= client.end();
      return ending;
    },
  };
}

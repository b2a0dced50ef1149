import { Client } from 'pg';

/** Names the lock; other programs on the same database do not take one of this name. */
const LOCK = "hashtext('clinic backend start')";

export interface StartLock {
  /** May be called twice. */
  release: () => Promise<void>;
}

/**
 * Lets backends of one PostgreSQL start one after the other: each brings tables, roles and first content to what its
 * code says, and two that do so at once stand in each other's way. The lock belongs to a connection of its own, so the
 * server frees it when this process dies.
 *
 * @param onWait is told when another backend is starting now
 * @throws {Error} when the database cannot be reached
 */
export async function takeStartLock({
  databaseUrl,
  onWait,
}: {
  databaseUrl: string;
  onWait: () => void;
}): Promise<StartLock> {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true });
  // Whoever loses this connection loses the lock, and the start goes on as it would without one.
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query(`SELECT pg_try_advisory_lock(${LOCK}) AS taken`);
  if (!rows[0]?.taken) {
    onWait();
    await client.query(`SELECT pg_advisory_lock(${LOCK})`);
  }
  let ending: Promise<void> | undefined;
  return {
    release: () => {
      ending ??= client.end();
      return ending;
    },
  };
}

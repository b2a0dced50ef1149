import type { Knex } from 'knex';
import { Client } from 'pg';
import { z } from 'zod';

/** A transaction idle for so long is rolled back: its process hangs, and others wait for its locks. */
const IDLE_SECONDS = 5;
/** Limit above the time until what hangs is rolled back, below the time callers wait. */
const LOCK_SECONDS = 10;
/** Seconds of silence after which the server asks for a backend's machine, pause between asks, and number of them. */
const KEEP_ALIVE = { idle: 10, interval: 5, count: 3 };

const SETTINGS = [
  `idle_in_transaction_session_timeout = '${IDLE_SECONDS}s'`,
  `lock_timeout = '${LOCK_SECONDS}s'`,
  `tcp_keepalives_idle = ${KEEP_ALIVE.idle}`,
  `tcp_keepalives_interval = ${KEEP_ALIVE.interval}`,
  `tcp_keepalives_count = ${KEEP_ALIVE.count}`,
];

/** Statements for each new connection, so that a backend that hangs holds up the others for some seconds at most. */
const CONNECTION_SETTINGS = SETTINGS.map((setting) => `SET ${setting}`).join('; ');

interface Connection {
  query: (sql: string, done: (error: Error | null) => void) => void;
}

/** Opens a connection for the pool. */
export function openPostgresConnection(
  connection: Connection,
  done: (error: Error | null, connection: Connection) => void,
): void {
  connection.query(CONNECTION_SETTINGS, (error) => done(error, connection));
}

const encodings = z.object({ rows: z.array(z.object({ server_encoding: z.string() })) });

/** Throws unless PostgreSQL stores UTF-8: by another encoding it counts bytes and refuses a long Arabic name. */
export async function assertStoresUtf8(db: Knex): Promise<void> {
  const { rows } = encodings.parse(await db.raw('SHOW server_encoding'));
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return;
  throw new Error(
    `The database of DATABASE_URL stores text as ${encoding}. Create it with ENCODING 'UTF8' TEMPLATE template0 and start again.`,
  );
}

/** Id of the advisory lock, which other programs on the same database do not use. */
const LOCK = "hashtext('clinic backend start')";

/** A start that says nothing for so long hangs, and the next one begins. */
const SILENCE_SECONDS = 30;
const BEAT_MS = 3_000;

export interface StartLock {
  /** May be called twice. */
  release: () => Promise<void>;
}

/**
 * Lets backends of one PostgreSQL start one after the other, as each brings the database to what its code says. The lock belongs to
 * a connection of its own, so the server frees it when this process dies, and when it hangs.
 * @param onLost is told when this start was passed over: another one may be going on, so this one must not
 */
export async function takeStartLock(
  databaseUrl: string,
  { onWait, onLost }: Record<'onWait' | 'onLost', () => void>,
): Promise<StartLock> {
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

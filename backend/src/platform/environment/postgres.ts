import type { Knex } from 'knex';
import { z } from 'zod';

/** A transaction whose backend says nothing for so long is rolled back: it hangs, and others wait for its locks. */
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

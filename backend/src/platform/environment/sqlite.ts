import { keepStatements, type Preparing } from './prepared-statements';

/**
 * Begins every transaction as a writer, which waits its turn. One that becomes a writer at its first change is refused at once,
 * "database is locked", when another process has written since it first read, however long `busy_timeout` is.
 */
function beginAsWriter<Statement>(connection: Preparing<Statement>): void {
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (source) => prepare(source === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : source);
}

interface Running {
  run(...values: unknown[]): unknown;
}

/** Rolls back a failed COMMIT, which SQLite leaves open: all later writes would be lost with it. */
function endFailedCommits<Statement extends Running>(
  connection: Preparing<Statement> & { inTransaction: boolean; exec(source: string): unknown },
): void {
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (source) => {
    const statement = prepare(source);
    if (source !== 'COMMIT;') return statement;
    const run = statement.run.bind(statement);
    statement.run = (...values) => {
      try {
        return run(...values);
      } catch (error) {
        if (connection.inTransaction) connection.exec('ROLLBACK');
        throw error;
      }
    };
    return statement;
  };
}

interface Connection {
  pragma(source: string, options?: { simple: boolean }): unknown;
  prepare(source: string): { pluck(): { get(): unknown } };
}

interface WritingConnection extends Connection {
  prepare(source: string): { pluck(): { get(): unknown }; run(...values: unknown[]): unknown };
  exec(source: string): unknown;
  readonly inTransaction: boolean;
}

/** First version that loses no commits when two threads write and copy the log at once (sqlite.org/wal.html, "WAL-reset bug"). */
const OLDEST_SQLITE = [3, 51, 3] as const;

/** Pages of 4 KB after which SQLite empties its log by itself; until then the thread of checkpoints.ts does. */
const LOG_PAGES = 16_384;
/** Memory for pages of the file, in KB: the branches of all indexes of a million appointments fit. */
const CACHE_KB = 65_536;

const wanted = { journal_mode: 'wal', synchronous: 2, busy_timeout: 5000, foreign_keys: 1 } as const;

/** Throws when this SQLite version, such as "3.54.1", can lose what was committed. */
export function assertSqliteKeepsCommits(version: string): void {
  const parts = version.split('.').map(Number);
  const at = OLDEST_SQLITE.findIndex((wantedPart, index) => parts[index] !== wantedPart);
  if (at === -1 || Number(parts[at]) > Number(OLDEST_SQLITE[at])) return;
  throw new Error(
    `SQLite ${version} can lose bookings; ${OLDEST_SQLITE.join('.')} or newer is needed. The backend does not start.`,
  );
}

/** Sets and reads back, on every connection, what durability rests on; throws naming the setting that did not hold. */
export function applyPragmas(connection: Connection): void {
  connection.pragma('busy_timeout = 5000');
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma(`wal_autocheckpoint = ${LOG_PAGES}`);
  connection.pragma(`cache_size = -${CACHE_KB}`);
  // Pages that a statement of several rows changes are copied first, so that it can be taken back alone. By default the
  // copies go to a file of their own, which took a sixth of a booking; what is committed does not depend on them.
  connection.pragma('temp_store = MEMORY');
  for (const [name, value] of Object.entries(wanted)) {
    const actual = connection.pragma(name, { simple: true });
    if (actual !== value) {
      throw new Error(
        `SQLite runs with ${name}=${String(actual)}, but ${String(value)} is needed. The backend does not start.`,
      );
    }
  }
}

/** The pool's hook for a new connection; an error here makes the connection unusable. */
export function openConnection(
  connection: WritingConnection,
  done: (error: Error | null, connection: WritingConnection) => void,
): void {
  try {
    assertSqliteKeepsCommits(String(connection.prepare('select sqlite_version()').pluck().get()));
    applyPragmas(connection);
    endFailedCommits(connection);
    keepStatements(connection);
    beginAsWriter(connection);
    done(null, connection);
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)), connection);
  }
}

interface Preparing<Statement> {
  prepare(source: string): Statement;
}

/**
 * Begins every transaction of a connection as a writer. Knex begins them without saying so, which makes one a writer at
 * its first change: SQLite refuses that at once, "database is locked", when another process has written since the
 * transaction first read, however long `busy_timeout` is. A writer from the start waits its turn. The pool has one
 * connection, so that no other transaction of this process is kept waiting by it.
 */
export function beginAsWriter<Statement>(connection: Preparing<Statement>): void {
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (source) => prepare(source === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : source);
}

interface Running {
  run(...values: unknown[]): unknown;
}

/** Rolls back a failed COMMIT, which SQLite leaves open: all later writes would be lost with it. */
export function endFailedCommits<Statement extends Running>(
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

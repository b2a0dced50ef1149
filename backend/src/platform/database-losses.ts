import { type Database, isDatabaseUnavailable } from './database';
import { currentContext, type LogContext } from './logging/context';

/** Set in the context of a request, or of a job, for which the database could not be used; no line of the log has it. */
const LOST = Symbol('lost database');
type Losing = LogContext & { [LOST]?: true };

function note(): void {
  const context: Losing = currentContext();
  context[LOST] = true;
}

/** Remembers requests that lost the database, as Strapi takes such an error for missing rights or a wrong password. */
export function noteDatabaseLosses(db: Database): void {
  // Knex does not describe its pool of connections.
  const { pool }: { pool: { on: (event: 'acquireFail', listener: () => void) => void } } = db.client;
  pool.on('acquireFail', note);
  db.on('query-error', (error: unknown) => {
    if (isDatabaseUnavailable(error)) note();
  });
}

/** Tells whether the database could not be used for what is being answered, now or earlier in this request. */
export function hasLostDatabase(): boolean {
  const context: Losing = currentContext();
  return context[LOST] === true;
}

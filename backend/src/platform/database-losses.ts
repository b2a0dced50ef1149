import { type Database, isDatabaseUnavailable } from './database';
import { currentContext } from './logging/context';

/** What a pool of connections tells of itself; Knex does not describe it. */
interface Pool {
  on: (event: 'acquireFail', listener: () => void) => void;
}

/** The requests and jobs, by their contexts, for which the database could not be used. */
const losses = new WeakSet<object>();

const note = () => losses.add(currentContext());

/**
 * Remembers for which request the database could not be used. Strapi takes such an error for a caller without rights in
 * one place, and for a wrong password in another, so that the error itself does not come to whoever answers.
 */
export function noteDatabaseLosses(db: Database): void {
  const { pool }: { pool: Pool } = db.client;
  pool.on('acquireFail', note);
  db.on('query-error', (error: unknown) => {
    if (isDatabaseUnavailable(error)) note();
  });
}

/** Whether the database could not be used for what is being answered, now or earlier in this request. */
export function hasLostDatabase(): boolean {
  return losses.has(currentContext());
}

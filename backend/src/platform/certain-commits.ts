import type { Database, Transaction } from './database';

/** Result of a statement of PostgreSQL, which Knex does not describe. */
interface Answered {
  response?: { command?: string };
}

/** Place in which Knex keeps the calls of a connection. */
interface Context {
  transaction: (...given: unknown[]) => Promise<unknown>;
}

/**
 * Lets `commit` of every transaction fail where nothing was committed. Knex resolves it also when the database refused: a patient
 * would be told of a booking that is not there. PostgreSQL answers a COMMIT after a failed statement with "ROLLBACK", and no error.
 */
export function makeCommitsCertain(db: Database): void {
  const { context }: { context: Context } = db as never;
  const begin = context.transaction.bind(context);
  context.transaction = async (...given) => {
    const [work] = given;
    // With a function, Strapi's promise is that of the commit itself.
    if (typeof work === 'function') return await begin(...given);
    const trx = (await begin(...given)) as Transaction;
    const commit = trx.commit.bind(trx);
    trx.commit = (async (value?: unknown) => {
      const answered = (await commit(value)) as Answered | undefined;
      await trx.executionPromise;
      if (answered?.response?.command === 'ROLLBACK')
        throw new Error('A transaction in which a statement had failed was rolled back instead of committed');
      return answered;
    }) as typeof trx.commit;
    return trx;
  };
}

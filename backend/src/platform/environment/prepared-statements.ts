export interface Preparing<Statement> {
  prepare(source: string): Statement;
}

/** Texts remembered at most. Strapi and this product together use some hundreds; inserts have one per number of rows. */
const MOST_KEPT = 500;
/** A text longer than this is of an insert of very many rows, and too large to keep. */
const LONGEST_KEPT = 20_000;
/** Statements that are kept; whatever changes the database itself runs once. */
const RUNS_AGAIN = /^\s*(?:select|insert|update|delete|begin|commit|with)\b/i;

/** Keeps compiled statements of a connection, which knex compiled anew each time; least used ones go. */
export function keepStatements<Statement>(connection: Preparing<Statement>): void {
  const kept = new Map<string, Statement>();
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (source) => {
    const known = kept.get(source);
    const statement = known ?? prepare(source);
    if (!RUNS_AGAIN.test(source) || source.length > LONGEST_KEPT) return statement;
    if (known) kept.delete(source);
    kept.set(source, statement);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return statement;
  };
}

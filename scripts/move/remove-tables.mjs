/**
 * Takes away what the first start of a backend has made in an empty PostgreSQL database, so that a move that failed can be
 * tried again.
 *
 * @param {import('./rows.mjs').Client} client connected as the owner of what was made
 */
export async function removeTables(client) {
  const { rows } = await client.query(
    `SELECT format('DROP TABLE IF EXISTS %s CASCADE', oid::regclass) AS statement, 1 AS turn FROM pg_class
       WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace
     UNION ALL SELECT format('DROP SEQUENCE IF EXISTS %s CASCADE', oid::regclass), 2 FROM pg_class
       WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace
     UNION ALL SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', oid::regprocedure), 3 FROM pg_proc
       WHERE pronamespace = 'public'::regnamespace AND proowner = current_user::regrole
         AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
     ORDER BY turn`,
  );
  for (const { statement } of rows) await client.query(statement);
}

import { type Database, isPostgres, type Transaction } from '../../platform/database';
import { type FixedStatement, runFixed } from '../../platform/fixed-statement';

// The statements that every booking, hold and change runs; ./claims-table says what they are for.

export const CLAIMS = 'claims';

/** A resource and a grain of its time, or a seat of a limit. */
export type ClaimKey = readonly [resource: string, grain: number];

export interface ClaimRow {
  resource: string;
  atom: number;
  expires_at: number | Date | null;
  appointment: string | null;
  holder: string | null;
  branch: string | null;
}

export interface NewClaimRow {
  resource: string;
  atom: number;
  branch: string | null;
  contested_from: number | null;
  contested_to: number | null;
  appointment?: string;
  holder?: string;
  block?: string;
  expires_at: number | null;
  created_at: number;
}

const FOUND = 'SELECT resource, atom, expires_at, appointment, holder, branch FROM claims';
const FIND: FixedStatement = {
  name: 'find-claims',
  postgres: `${FOUND} WHERE (resource, atom) IN (SELECT * FROM unnest(?::text[], ?::int[]))`,
  sqlite: `${FOUND} WHERE (resource, atom) IN (SELECT value->>0, value->>1 FROM json_each(?))`,
};

const COPIED = [
  'resource',
  'atom',
  'branch',
  'contested_from',
  'contested_to',
  'appointment',
  'holder',
  'block',
];
const INSERT = `INSERT INTO claims (${COPIED.join(', ')}, expires_at, created_at)`;
const POSTGRES_ROWS = `json_to_recordset(?) AS given(resource text, atom int, branch text, contested_from int,
  contested_to int, appointment text, holder text, block text, expires_at bigint, created_at bigint)`;
const instant = (column: string) => `to_timestamp(${column} / 1000.0) AT TIME ZONE 'UTC'`;
const WRITE: FixedStatement = {
  name: 'write-claims',
  postgres: `${INSERT} SELECT ${COPIED.join(', ')}, ${instant('expires_at')}, ${instant('created_at')} FROM ${POSTGRES_ROWS}`,
  sqlite: `${INSERT} SELECT ${COPIED.map((column) => `value->>'${column}'`).join(', ')},
    value->>'expires_at', value->>'created_at' FROM json_each(?) WHERE true`,
};
const UNLESS_TAKEN = ' ON CONFLICT (resource, atom) DO NOTHING';
const WRITE_FREE: FixedStatement = {
  name: 'write-free-claims',
  postgres: WRITE.postgres + UNLESS_TAKEN,
  sqlite: WRITE.sqlite + UNLESS_TAKEN,
};

/** Finds the claims of these keys, live or expired. */
export async function findClaims(
  trx: Database | Transaction,
  keys: readonly ClaimKey[],
): Promise<ClaimRow[]> {
  const bindings = isPostgres(trx)
    ? [keys.map(([resource]) => resource), keys.map(([, grain]) => grain)]
    : [JSON.stringify(keys)];
  return (await runFixed(trx, FIND, bindings)) as ClaimRow[];
}

/** Writes claims in the order given. The unique index refuses what is taken, or leaves it out where that is enough. */
export async function writeClaims(
  trx: Transaction,
  { rows, isLenient }: { rows: readonly NewClaimRow[]; isLenient: boolean },
): Promise<void> {
  const statement = isLenient ? WRITE_FREE : WRITE;
  await runFixed(trx, statement, [JSON.stringify(rows)]);
}

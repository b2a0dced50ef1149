import { createHash } from 'node:crypto';
import { ATOM_MINUTES, atomAt } from '../booking/claims';
import type { Claim, VisitNeeds } from '../booking/seating';
import { MINUTE } from '../booking/zone';
import { type Database, instantOf, isPostgres, type Transaction } from './database';

interface ClaimRow {
  resource: string;
  atom: number;
  expires_at: number | Date | null;
}

const TABLE = 'claims';

/** The doctor's time: one resource wherever the doctor works, so two branches cannot book the same minutes. */
export function doctorTime(doctor: string): string {
  return `doctor:${doctor}`;
}

/** Seats for live visits of one phone with one doctor on one date. The phone itself is not stored here. */
export function dayVisits({ phone, doctor, date }: { phone: string; doctor: string; date: string }): string {
  return `day:${digest(`${phone}|${doctor}|${date}`)}`;
}

/** Seats for all live visits of one phone. */
export function phoneVisits(phone: string): string {
  return `phone:${digest(phone)}`;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** Atoms of a doctor's time between two instants (epoch milliseconds) that are taken at `now`. */
export async function takenAtoms({
  db,
  doctor,
  from,
  to,
  now,
}: {
  db: Database;
  doctor: string;
  from: number;
  to: number;
  now: number;
}): Promise<Set<number>> {
  // One row of text instead of some thousand rows of one number: a month of times is asked for all the time.
  const list = isPostgres(db) ? "string_agg(atom::text, ',')" : 'group_concat(atom)';
  const [row]: { atoms: string | null }[] = await db(TABLE)
    .select(db.raw(`${list} as atoms`))
    .where('resource', doctorTime(doctor))
    .andWhere('atom', '>=', atomAt(from))
    .andWhere('atom', '<=', atomAt(to + ATOM_MINUTES * MINUTE))
    .andWhere((counts) => counts.whereNull('expires_at').orWhere('expires_at', '>', new Date(now)));
  return new Set(row?.atoms ? row.atoms.split(',').map(Number) : []);
}

/** All claims, live and expired, on what some visits need, read inside their transaction. */
export async function readClaims({
  trx,
  needs,
}: {
  trx: Transaction;
  needs: VisitNeeds[];
}): Promise<Claim[]> {
  const query = trx(TABLE).select<ClaimRow[]>('resource', 'atom', 'expires_at');
  for (const { time } of needs) {
    const span = [time.atoms[0] ?? 0, time.atoms.at(-1) ?? 0] as const;
    query.orWhere((one) => one.where('resource', time.resource).whereBetween('atom', span));
  }
  query.orWhereIn(
    'resource',
    needs.flatMap(({ limits }) => limits.map((limit) => limit.resource)),
  );
  const rows = await query;
  return rows.map(({ resource, atom, expires_at }) => ({
    resource,
    atom,
    expiresAt: expires_at === null ? null : instantOf(expires_at),
  }));
}

/** Removes expired claims that stand in the way, in the transaction that takes their place. */
export async function removeExpired({
  trx,
  claims,
  now,
}: {
  trx: Transaction;
  claims: Claim[];
  now: number;
}): Promise<void> {
  for (const { resource, atom } of claims) {
    await trx(TABLE).where({ resource, atom }).andWhere('expires_at', '<=', new Date(now)).delete();
  }
}

/** A claim and the document id of the appointment it is taken for. */
export interface AppointmentClaim extends Claim {
  appointment: string;
}

/**
 * Takes claims. The unique index on (resource, atom) refuses what is already taken, whoever the writer is; the
 * caller lets that error leave the transaction (PostgreSQL cannot go on after it). Rows go in one order, so that
 * two writers wait for each other instead of deadlocking.
 */
export async function insertClaims({
  trx,
  claims,
  now,
}: {
  trx: Transaction;
  claims: AppointmentClaim[];
  now: number;
}): Promise<void> {
  if (claims.length === 0) return;
  const ordered = [...claims].sort((a, b) =>
    a.resource < b.resource ? -1 : a.resource > b.resource ? 1 : a.atom - b.atom,
  );
  const rows = ordered.map(({ resource, atom, appointment, expiresAt }) => ({
    resource,
    atom,
    appointment,
    expires_at: expiresAt === null ? null : new Date(expiresAt),
    created_at: new Date(now),
  }));
  await trx(TABLE).insert(rows);
}

/** Frees everything an appointment holds: its time and its seats. */
export async function freeClaims({
  trx,
  appointment,
}: {
  trx: Transaction;
  appointment: string;
}): Promise<void> {
  await trx(TABLE).where({ appointment }).delete();
}

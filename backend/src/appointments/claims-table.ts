import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { ATOM_MINUTES, atomAt } from '../booking/claims';
import { MINUTE } from '../booking/zone';

export interface Claim {
  resource: string;
  atom: number;
  /** Epoch milliseconds after which the claim no longer counts; null while its appointment is live. */
  expiresAt: number | null;
}

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

function stillCounts(now: number) {
  return (query: Knex.QueryBuilder) =>
    query.whereNull('expires_at').orWhere('expires_at', '>', new Date(now));
}

/** Atoms of a doctor's time between two instants (epoch milliseconds) that are taken at `now`. */
export async function takenAtoms({
  db,
  doctor,
  from,
  to,
  now,
}: {
  db: Knex;
  doctor: string;
  from: number;
  to: number;
  now: number;
}): Promise<Set<number>> {
  const atoms = await db(TABLE)
    .where('resource', doctorTime(doctor))
    .andWhere('atom', '>=', atomAt(from))
    .andWhere('atom', '<=', atomAt(to + ATOM_MINUTES * MINUTE))
    .andWhere(stillCounts(now))
    .pluck<number[]>('atom');
  return new Set(atoms);
}

/** Live and expired claims on some atoms of a doctor's time and on all seats named, read inside a transaction. */
export async function readClaims({
  trx,
  doctor,
  atoms,
  seats,
}: {
  trx: Knex.Transaction;
  doctor: string;
  atoms: number[];
  seats: string[];
}): Promise<Claim[]> {
  const rows = await trx(TABLE)
    .select<ClaimRow[]>('resource', 'atom', 'expires_at')
    .where((time) =>
      time.where('resource', doctorTime(doctor)).whereBetween('atom', [atoms[0] ?? 0, atoms.at(-1) ?? 0]),
    )
    .orWhereIn('resource', seats);
  return rows.map(({ resource, atom, expires_at }) => ({
    resource,
    atom,
    expiresAt: expires_at === null ? null : Number(expires_at),
  }));
}

/** Removes expired claims that stand in the way, in the transaction that takes their place. */
export async function removeExpired({
  trx,
  claims,
  now,
}: {
  trx: Knex.Transaction;
  claims: Claim[];
  now: number;
}): Promise<void> {
  for (const { resource, atom } of claims) {
    await trx(TABLE).where({ resource, atom }).andWhere('expires_at', '<=', new Date(now)).delete();
  }
}

/**
 * Takes claims for an appointment. The unique index on (resource, atom) refuses what is already taken, whoever
 * the writer is; the caller lets that error leave the transaction (PostgreSQL cannot go on after it).
 */
export async function insertClaims({
  trx,
  appointment,
  claims,
  now,
}: {
  trx: Knex.Transaction;
  appointment: string;
  claims: Claim[];
  now: number;
}): Promise<void> {
  const at = new Date(now);
  await trx(TABLE).insert(
    claims.map(({ resource, atom, expiresAt }) => ({
      resource,
      atom,
      appointment,
      expires_at: expiresAt === null ? null : new Date(expiresAt),
      created_at: at,
    })),
  );
}

/** Frees everything an appointment holds: its time and its seats. */
export async function freeClaims({
  trx,
  appointment,
}: {
  trx: Knex.Transaction;
  appointment: string;
}): Promise<void> {
  await trx(TABLE).where({ appointment }).delete();
}

import { hash } from 'node:crypto';
import { networkOf } from '../../contract/network';
import { type Database, isPostgres, type Transaction } from '../../platform/database';
import { type FixedStatement, runFixed } from '../../platform/fixed-statement';
import { instantOf } from '../../platform/instant';
import type { With } from '../../platform/with';
import type { AppointmentNeeds, Claim } from '../../scheduling/allocation';
import type { GrainRange } from '../../scheduling/claims';
import { resourceTime } from '../../scheduling/resources';

// The statements that every booking, hold and change runs.

export const CLAIMS = 'claims';

/** A resource and a grain of its time, or a seat of a limit. */
type ClaimKey = readonly [resource: string, grain: number];

interface ClaimRow {
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

const COPIED = 'resource atom branch contested_from contested_to appointment holder block'.split(' ');
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
async function findClaims(trx: Database, keys: readonly ClaimKey[]): Promise<ClaimRow[]> {
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

/** The doctor's time: one resource wherever the doctor works, so two branches cannot book the same minutes. */
export function doctorTime(doctor: string): string {
  return `doctor:${doctor}`;
}

/** Second seat beside {@link doctorTime}, for appointments that a manager overbooks. A blocked time takes both. */
export function overbookingTime(doctor: string): string {
  return `extra:${doctor}`;
}

/** Claim key of the seats for extra walk-ins of a doctor on one date. */
export function extraWalkIns({ doctor, date }: { doctor: string; date: string }): string {
  return `${EXTRA_WALK_INS}${doctor}:${date}`;
}
const EXTRA_WALK_INS = 'walkins:';

/** Phone whose seats are counted, and patient among those who share it (`patientKey`). Neither is stored here. */
export interface Caller {
  phone: string;
  patient: string;
}

/** Claim key of the seats for live appointments of one patient with one doctor on one date. */
export function dayAppointments(given: Caller & { doctor: string; date: string }): string {
  const { phone, patient, doctor, date } = given;
  return `day:${digest(`${phone}|${patient}|${doctor}|${date}`)}`;
}

/** Seats for all live appointments of one patient. */
export function patientAppointments({ phone, patient }: Caller): string {
  return `patient:${digest(`${phone}|${patient}`)}`;
}

/** Claim key of the seats for all live appointments of one phone, whoever the patient is. */
export function phoneAppointments(phone: string): string {
  return `phone:${digest(phone)}`;
}

function digest(text: string): string {
  return hash('sha256', text).slice(0, 32);
}

/** Seats for the holds of one visitor's address or network, which is not stored here. */
export function addressHolds(address: string): string {
  return `holds:${digest(networkOf(address))}`;
}

/** All claims, live and expired, on what some appointments need, read inside their transaction. */
export async function readClaims(trx: Database, needs: AppointmentNeeds[]): Promise<Claim[]> {
  // Asked by whole keys, which are unique: by the resource alone, SQLite expects as many rows as a doctor has and reads
  // a large table from end to end.
  const rows = await findClaims(trx, needs.flatMap(keysOf));
  return rows.map(({ resource, atom: grain, expires_at, appointment, holder, branch }) => ({
    resource,
    grain,
    branch,
    owner: appointment ?? holder,
    expiresAt: expires_at === null ? null : instantOf(expires_at),
  }));
}

export function keysOf({
  time: { resource: first, overbookingSeat, grains, contested, resources = [] },
  limits,
}: AppointmentNeeds): ClaimKey[] {
  return [
    ...grains.map((grain): ClaimKey => [first, grain]),
    ...(contested ? grainsIn(contested).map((grain): ClaimKey => [first, grain]) : []),
    ...(overbookingSeat ? grains.map((grain): ClaimKey => [overbookingSeat, grain]) : []),
    ...resources.flatMap((need) =>
      need.among.flatMap((one) => need.grains.map((grain): ClaimKey => [one, grain])),
    ),
    ...limits.flatMap(({ resource, seats }) =>
      Array.from({ length: seats }, (_, seat): ClaimKey => [resource, seat]),
    ),
  ];
}

function grainsIn({ from, to }: GrainRange): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** The one order in which all writers touch claims, so that two wait for each other instead of deadlocking. */
function inOrder<One extends Claim>(claims: readonly One[]): One[] {
  return [...claims].sort((a, b) =>
    a.resource < b.resource ? -1 : a.resource > b.resource ? 1 : a.grain - b.grain,
  );
}

/** Removes expired claims that stand in the way, in the transaction that takes their place. */
export async function removeExpired(trx: Transaction, claims: Claim[], now: number): Promise<void> {
  for (const { resource, grain } of inOrder(claims)) {
    await trx(CLAIMS).where({ resource, atom: grain }).andWhere('expires_at', '<=', new Date(now)).delete();
  }
}

/** A claim with whom it is taken for: an appointment's document id, or the hash of a hold's key. */
export interface OwnedClaim extends Claim {
  owner: string;
}

/**
 * Takes claims. The unique index on (resource, grain) refuses what is already taken, whoever the writer is; the caller lets
 * that error leave the transaction (PostgreSQL cannot go on after it). So does the trigger that keeps a doctor in one place.
 */
export async function insertClaims(given: {
  trx: Transaction;
  claims: OwnedClaim[];
  as: 'appointment' | 'holder' | 'block';
  since: number;
  /** Skips claims that another transaction has taken at the same moment, instead of failing. */
  isLenient?: boolean;
}): Promise<void> {
  const { trx, claims, as, since, isLenient = false } = given;
  if (claims.length === 0) return;
  const rows = inOrder(claims).map(({ resource, grain, owner, expiresAt, branch, contested }) => ({
    resource,
    atom: grain,
    branch: branch ?? null,
    contested_from: contested?.from ?? null,
    contested_to: contested?.to ?? null,
    [as]: owner,
    expires_at: expiresAt,
    created_at: since,
  }));
  await writeClaims(trx, { rows, isLenient });
}

export async function overbookedAmong(db: Database, appointments: string[]): Promise<Set<string>> {
  if (appointments.length === 0) return new Set();
  const found: string[] = await db(CLAIMS)
    .whereIn('appointment', appointments)
    .andWhere('resource', 'like', `${overbookingTime('')}%`)
    .distinct()
    .pluck('appointment');
  return new Set(found);
}

/** Frees all an appointment holds; an overbooked one beside it moves up to the first seat and is no longer a walk-in. */
export async function freeClaims(trx: Transaction, appointment: string): Promise<void> {
  const times: { resource: string; atom: number }[] = await trx(CLAIMS)
    .where({ appointment })
    .andWhere('resource', 'like', `${doctorTime('')}%`)
    .select('resource', 'atom');
  await trx(CLAIMS).where({ appointment }).delete();
  const [first] = times;
  if (!first) return;
  const grains = times.map(({ atom }) => atom);
  const beside = () =>
    trx(CLAIMS)
      .where('resource', overbookingTime(first.resource.slice(doctorTime('').length)))
      .whereIn('atom', grains);
  const movedUp: string[] = await beside().whereNotNull('appointment').distinct().pluck('appointment');
  await beside().update({ resource: first.resource });
  await trx(CLAIMS)
    .whereIn('appointment', movedUp)
    .andWhere('resource', 'like', `${EXTRA_WALK_INS}%`)
    .delete();
}

const OF_THE_VISIT = [doctorTime(''), overbookingTime(''), resourceTime(''), EXTRA_WALK_INS];

/** Gives back the seats of an appointment under the limits of patients; the time of doctor, rooms and devices stays taken, and its seat among walk-ins of the day. */
export async function freeSeats(trx: Transaction, appointment: string): Promise<void> {
  const seats = trx(CLAIMS).where({ appointment });
  for (const prefix of OF_THE_VISIT) seats.whereNot('resource', 'like', `${prefix}%`);
  await seats.delete();
}

/** Returns since when a hold has held exactly these grains, or null when it does not (any more). */
export async function heldSince(
  { trx, now }: With<'trx' | 'now'>,
  holder: string,
  time: AppointmentNeeds['time'],
) {
  const rows: { atom: number; created_at: number | Date }[] = await trx(CLAIMS)
    .where({ holder, resource: time.resource })
    .andWhere('expires_at', '>', new Date(now))
    .select('atom', 'created_at');
  const held = new Set(rows.map((row) => row.atom));
  const isSame = held.size === time.grains.length && time.grains.every((grain) => held.has(grain));
  return isSame && rows[0] ? instantOf(rows[0].created_at) : null;
}

export async function freeHolds(trx: Transaction, holders: string[]): Promise<void> {
  if (holders.length > 0) await trx(CLAIMS).whereIn('holder', holders).delete();
}

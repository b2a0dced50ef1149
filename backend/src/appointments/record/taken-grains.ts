import { type Database, isPostgres } from '../../platform/database';
import { GRAIN_MINUTES, grainAt } from '../../scheduling/claims';
import { MINUTE } from '../../scheduling/zone';
import { CLAIMS } from './claim-statements';
import { doctorTime } from './claims-table';

/** Which grains of a span are taken: one byte for each, because a month of a busy doctor takes thousands. */
class TakenGrains {
  private readonly marks: Uint8Array;

  constructor(
    private readonly first: number,
    last: number,
  ) {
    this.marks = new Uint8Array(last - first + 1);
  }

  mark({ grains, isTaken }: { grains: readonly number[]; isTaken: boolean }): void {
    for (const grain of grains) this.marks[grain - this.first] = isTaken ? 1 : 0;
  }

  has(grain: number): boolean {
    return this.marks[grain - this.first] === 1;
  }
}

/** Grains of a doctor's time between two instants (epoch milliseconds) that are taken at `now`, but for what `holder` holds. */
export async function takenGrains({
  db,
  doctor,
  from,
  to,
  holder,
  now,
}: {
  db: Database;
  doctor: string;
  from: number;
  to: number;
  holder: string | null;
  now: number;
}): Promise<TakenGrains> {
  const first = grainAt(from);
  const last = grainAt(to + GRAIN_MINUTES * MINUTE);
  const taken = new TakenGrains(first, last);
  // One row of text instead of some thousand rows of one number: a month of times is asked for all the time.
  const list = isPostgres(db) ? "string_agg(atom::text, ',')" : 'group_concat(atom)';
  const [row]: { grains: string | null }[] = await db(CLAIMS)
    .select(db.raw(`${list} as grains`))
    .where('resource', doctorTime(doctor))
    .andWhere('atom', '>=', first)
    .andWhere('atom', '<=', last)
    .andWhere((counts) => counts.whereNull('expires_at').orWhere('expires_at', '>', new Date(now)));
  // The list that the database has just joined is an array in JSON but for its brackets.
  const grains: number[] = JSON.parse(`[${row?.grains ?? ''}]`);
  taken.mark({ grains, isTaken: true });
  if (holder !== null) {
    const held = await db(CLAIMS)
      .where({ holder, resource: doctorTime(doctor) })
      .pluck<number[]>('atom');
    taken.mark({ grains: held, isTaken: false });
  }
  return taken;
}

/** The same that nothing but an end of its own would free: appointments and blocks, no holds. */
export async function lastingGrains({
  db,
  doctor,
  from,
  to,
}: {
  db: Database;
  doctor: string;
  from: number;
  to: number;
}): Promise<ReadonlySet<number>> {
  const grains: (number | string)[] = await db(CLAIMS)
    .where('resource', doctorTime(doctor))
    .andWhere('atom', '>=', grainAt(from))
    .andWhere('atom', '<=', grainAt(to + GRAIN_MINUTES * MINUTE))
    .whereNull('expires_at')
    .pluck('atom');
  return new Set(grains.map(Number));
}

/** Grains in a span that a doctor's appointments and holds take in other branches than this one. */
export async function grainsElsewhere({
  db,
  doctor,
  branch,
  from,
  to,
  now,
}: {
  db: Database;
  doctor: string;
  branch: string;
  from: number;
  to: number;
  now: number;
}): Promise<number[]> {
  const grains: (number | string)[] = await db(CLAIMS)
    .where('resource', doctorTime(doctor))
    .andWhere('atom', '>=', from)
    .andWhere('atom', '<', to)
    .andWhere('branch', '<>', branch)
    .andWhere((counts) => counts.whereNull('expires_at').orWhere('expires_at', '>', new Date(now)))
    .pluck('atom');
  return grains.map(Number);
}

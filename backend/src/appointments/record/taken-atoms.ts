import { type Database, isPostgres } from '../../platform/database';
import { ATOM_MINUTES, atomAt } from '../../scheduling/claims';
import { MINUTE } from '../../scheduling/zone';
import { CLAIMS, doctorTime } from './claims-table';

/** Which atoms of a span are taken: one byte for each, because a month of a busy doctor takes thousands. */
class TakenAtoms {
  private readonly marks: Uint8Array;

  constructor(
    private readonly first: number,
    last: number,
  ) {
    this.marks = new Uint8Array(last - first + 1);
  }

  mark({ atoms, isTaken }: { atoms: readonly number[]; isTaken: boolean }): void {
    for (const atom of atoms) this.marks[atom - this.first] = isTaken ? 1 : 0;
  }

  has(atom: number): boolean {
    return this.marks[atom - this.first] === 1;
  }
}

/** Atoms of a doctor's time between two instants (epoch milliseconds) that are taken at `now`, but for what `holder` holds. */
export async function takenAtoms({
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
}): Promise<TakenAtoms> {
  const first = atomAt(from);
  const last = atomAt(to + ATOM_MINUTES * MINUTE);
  const taken = new TakenAtoms(first, last);
  // One row of text instead of some thousand rows of one number: a month of times is asked for all the time.
  const list = isPostgres(db) ? "string_agg(atom::text, ',')" : 'group_concat(atom)';
  const [row]: { atoms: string | null }[] = await db(CLAIMS)
    .select(db.raw(`${list} as atoms`))
    .where('resource', doctorTime(doctor))
    .andWhere('atom', '>=', first)
    .andWhere('atom', '<=', last)
    .andWhere((counts) => counts.whereNull('expires_at').orWhere('expires_at', '>', new Date(now)));
  // The list that the database has just joined is an array in JSON but for its brackets.
  const atoms: number[] = JSON.parse(`[${row?.atoms ?? ''}]`);
  taken.mark({ atoms, isTaken: true });
  if (holder !== null) {
    const held = await db(CLAIMS)
      .where({ holder, resource: doctorTime(doctor) })
      .pluck<number[]>('atom');
    taken.mark({ atoms: held, isTaken: false });
  }
  return taken;
}

/** Atoms in a span that a doctor's visits and holds take in other branches than this one. */
export async function atomsElsewhere({
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
  const atoms: (number | string)[] = await db(CLAIMS)
    .where('resource', doctorTime(doctor))
    .andWhere('atom', '>=', from)
    .andWhere('atom', '<', to)
    .andWhere('branch', '<>', branch)
    .andWhere((counts) => counts.whereNull('expires_at').orWhere('expires_at', '>', new Date(now)))
    .pluck('atom');
  return atoms.map(Number);
}

import { type Database, isPostgres } from '../../platform/database';
import type { With } from '../../platform/with';
import { GRAIN_MINUTES, grainAt } from '../../scheduling/claims';
import { type IsResourceTaken, resourceTime } from '../../scheduling/resources';
import type { Slot } from '../../scheduling/slots';
import { MINUTE } from '../../scheduling/zone';
import { CLAIMS, doctorTime } from './claims-table';

const NOTHING: IsResourceTaken = () => false;

/** Taken grains of a span: one byte for each, because a month of a busy doctor takes thousands. */
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

interface DoctorSpan {
  doctor: string;
  from: number;
  to: number;
}

/** Grains of a doctor's time between two instants that are taken at `now`, but for what `holder` or `own` has. */
async function takenGrains(
  { db, now }: With<'db' | 'now'>,
  { doctor, from, to }: DoctorSpan,
  holder: string | null,
  own: readonly string[] = [],
): Promise<TakenGrains> {
  const first = grainAt(from);
  const last = grainAt(to + GRAIN_MINUTES * MINUTE);
  const taken = new TakenGrains(first, last);
  // One row of text instead of thousands of rows, because months of times are read very often.
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
  if (holder !== null || own.length > 0) {
    const held = await db(CLAIMS)
      // Found by whose they are: with a range of grains, all that is taken of the doctor's month would be read again.
      .where((ours) => {
        if (own.length > 0) ours.whereIn('appointment', [...own]);
        if (holder !== null) ours.orWhere({ holder });
      })
      .andWhere('resource', doctorTime(doctor))
      .pluck<number[]>('atom');
    taken.mark({ grains: held, isTaken: false });
  }
  return taken;
}

/** The same that nothing but an end of its own would free: appointments and blocks, no holds. */
async function lastingGrains(db: Database, { doctor, from, to }: DoctorSpan): Promise<ReadonlySet<number>> {
  const grains: (number | string)[] = await db(CLAIMS)
    .where('resource', doctorTime(doctor))
    .andWhere('atom', '>=', grainAt(from))
    .andWhere('atom', '<=', grainAt(to + GRAIN_MINUTES * MINUTE))
    .whereNull('expires_at')
    .pluck('atom');
  return new Set(grains.map(Number));
}

/** Returns the grains in a range that a doctor's appointments and holds take in other branches. */
async function grainsElsewhere(
  { db, now }: With<'db' | 'now'>,
  { doctor, from, to }: DoctorSpan,
  branch: string,
): Promise<number[]> {
  const grains: (number | string)[] = await db(CLAIMS)
    .where('resource', doctorTime(doctor))
    .andWhere('atom', '>=', from)
    .andWhere('atom', '<', to)
    .andWhere('branch', '<>', branch)
    .andWhere((counts) => counts.whereNull('expires_at').orWhere('expires_at', '>', new Date(now)))
    .pluck('atom');
  return grains.map(Number);
}

/** Question for what stands against some slots at `now`: appointments, blocks, and holds of others than `holder`. */
interface Standing {
  db: Database;
  slots: readonly Slot[];
  holder: string | null;
  /** Document ids of appointments that give their times up for what is looked for. */
  own?: readonly string[] | undefined;
  now: number;
  /** True when holds count for nothing, because they end by themselves. */
  isLasting?: boolean | undefined;
}

/** Reads which of the rooms and devices needed by slots are taken; no query if they need none. */
export async function readTakenResources({ db, slots, holder, own = [], now, isLasting = false }: Standing) {
  const needs = slots.flatMap(({ resources = [] }) => resources);
  if (needs.length === 0) return NOTHING;
  // Sorted, as a year of short times is more than a function can be given at once.
  const ends = needs.flatMap(({ grains }) => [grains[0] ?? 0, grains.at(-1) ?? 0]).sort((a, b) => a - b);
  const query = db(CLAIMS)
    .whereIn('resource', [...new Set(needs.flatMap(({ among }) => among))])
    .whereBetween('atom', [ends[0] ?? 0, ends.at(-1) ?? 0])
    .andWhere((counts) => {
      counts.whereNull('expires_at');
      if (!isLasting) counts.orWhere('expires_at', '>', new Date(now));
    });
  if (holder !== null) query.andWhere((others) => others.whereNull('holder').orWhereNot('holder', holder));
  if (own.length > 0)
    query.andWhere((others) => others.whereNull('appointment').orWhereNotIn('appointment', [...own]));
  const rows: { resource: string; atom: number }[] = await query.select('resource', 'atom');
  const taken = new Set(rows.map(({ resource, atom }) => `${resource}/${atom}`));
  const isTaken: IsResourceTaken = (resource, grain) => taken.has(`${resource}/${grain}`);
  return isTaken;
}

interface StandingOfDoctor extends Standing {
  doctor: string;
  branch: string;
  /** Epoch milliseconds; what is before it is not asked for. */
  from: number;
}

/** Reads all that `freeSlots` has to know about some slots of a doctor in a branch, in order, but for the window. */
export async function readStanding({ doctor, branch, from, ...asked }: StandingOfDoctor) {
  const { db, slots, holder, own, now, isLasting } = asked;
  const span = { doctor, from, to: slots.at(-1)?.endsAt ?? from };
  const contested = slots.flatMap((slot) => slot.contested ?? []);
  return {
    taken: isLasting ? await lastingGrains(db, span) : await takenGrains({ db, now }, span, holder, own),
    takenElsewhere:
      contested.length === 0
        ? []
        : await grainsElsewhere(
            { db, now },
            {
              doctor,
              from: Math.min(...contested.map((range) => range.from)),
              to: Math.max(...contested.map((range) => range.to)),
            },
            branch,
          ),
    isResourceTaken: await readTakenResources(asked),
  };
}

export type HeldResources = Map<string, number[]>;

/** Returns which rooms and devices some appointments have; what they have is what they claim. */
export async function heldResources(db: Database, appointments: readonly string[]) {
  const held = new Map<string, HeldResources>();
  if (appointments.length === 0) return held;
  const rows: { appointment: string; resource: string; atom: number }[] = await db(CLAIMS)
    .whereIn('appointment', [...appointments])
    .andWhere('resource', 'like', `${resourceTime('')}%`)
    .orderBy(['resource', 'atom'])
    .select('appointment', 'resource', 'atom');
  for (const { appointment, resource, atom } of rows) {
    const own: HeldResources = held.get(appointment) ?? new Map();
    const id = resource.slice(resourceTime('').length);
    own.set(id, [...(own.get(id) ?? []), atom]);
    held.set(appointment, own);
  }
  return held;
}

import { z } from 'zod';
import { isInScope } from '../../appointments/list/staff-access';
import { type AppointmentRow, parseAppointment } from '../../appointments/record/appointment-rows';
import { CLAIMS, doctorTime, overbookedAmong } from '../../appointments/record/claims-table';
import type { BookableResource } from '../../catalogue/catalogue-rows';
import type { BranchScope } from '../../platform/staff-member';
import type { With } from '../../platform/with';
import { grainAt, grainsOf, spanOfGrains } from '../../scheduling/claims';
import { overlaps, type Span } from '../../scheduling/contested';
import { mergeSpans } from '../../scheduling/merge-spans';
import { resourceTime } from '../../scheduling/resources';
import { canBeUsed } from '../../scheduling/service-needs';
import type { Slot } from '../../scheduling/slots';
import { MINUTE } from '../../scheduling/zone';
import { type DoctorsSpan, readBusyTimes } from '../busy-calendars/busy-rows';
import { type BlockRow, readBlocks } from './block-rows';

interface Taken<Kind extends string> extends Span {
  kind: Kind;
  doctor: string;
  /** Branch in which the doctor is then; not known of blocked times. */
  branch?: string | null;
}

/** An appointment; of another branch that this member may not see, only the time. */
export type TakenTime =
  | (Taken<'appointment'> & { row: AppointmentRow; isOverbooked: boolean })
  | (Taken<'blocked'> & { block: BlockRow })
  | Taken<'elsewhere' | 'busy' | 'held'>;

export interface Free extends Span {
  kind: 'free';
}

type Asked = With<'db' | 'now'> & { scope: BranchScope } & DoctorsSpan;

/** No appointment is longer; one that began before a day may last into it. */
const LONGEST_APPOINTMENT = 12 * 60 * MINUTE;

async function readAppointments({ db, scope, doctors, from, to }: Asked): Promise<TakenTime[]> {
  const found: unknown[] = await db('appointments')
    .whereIn('doctor', [...doctors])
    .whereIn('status', ['pending', 'confirmed', 'done'])
    .where('starts_at', '>=', new Date(from - LONGEST_APPOINTMENT))
    .where('starts_at', '<', new Date(to))
    .where('ends_at', '>', new Date(from));
  const rows = found.map(parseAppointment);
  const ids = rows.map((row) => row.document_id);
  const overbooked = await overbookedAmong(db, ids);
  return rows.map((row) => {
    const { doctor, branch, starts_at: startsAt, ends_at: endsAt } = row;
    const time = { doctor, branch, startsAt, endsAt };
    return isInScope(scope, row.branch)
      ? { kind: 'appointment', ...time, row, isOverbooked: overbooked.has(row.document_id) }
      : { kind: 'elsewhere', ...time };
  });
}

const held = z.object({
  resource: z.string(),
  holder: z.string(),
  atom: z.coerce.number(),
  branch: z.string().nullable(),
});

async function readHolds({ db, doctors, from, to, now }: Asked): Promise<TakenTime[]> {
  const rows: unknown[] = await db('claims')
    .whereIn('resource', doctors.map(doctorTime))
    .whereBetween('atom', [grainAt(from), grainAt(to)])
    .where('expires_at', '>', new Date(now))
    .whereNotNull('holder')
    .select('resource', 'holder', 'atom', 'branch');
  const spans = new Map<string, TakenTime>();
  for (const { resource, holder, atom, branch } of z.array(held).parse(rows)) {
    const { startsAt, endsAt } = spanOfGrains({ from: atom, to: atom + 1 });
    const known = spans.get(`${resource}/${holder}`);
    spans.set(`${resource}/${holder}`, {
      kind: 'held',
      branch,
      doctor: resource.slice(doctorTime('').length),
      startsAt: Math.min(startsAt, known?.startsAt ?? startsAt),
      endsAt: Math.max(endsAt, known?.endsAt ?? 0),
    });
  }
  return [...spans.values()];
}

export async function takenTimes(asked: Asked): Promise<TakenTime[]> {
  const [appointments, holds, blocks, busy] = await Promise.all([
    readAppointments(asked),
    readHolds(asked),
    readBlocks(asked),
    readBusyTimes(asked),
  ]);
  const blocked = blocks.map((block): TakenTime => {
    const { doctor, starts_at: startsAt, ends_at: endsAt } = block;
    return { kind: 'blocked', doctor, startsAt, endsAt, block };
  });
  const elsewhere = busy.map((one): TakenTime => ({ kind: 'busy', ...one }));
  return [...appointments, ...holds, ...blocked, ...elsewhere];
}

/** A doctor's day in order: all that takes a time, and between it the free slots after `now` and before `closesAt`. */
export function dayEntries(
  slots: readonly Slot[],
  taken: readonly TakenTime[],
  { now, closesAt, branch }: { now: number; closesAt: number; branch: string },
): (TakenTime | Free)[] {
  const isElsewhere = (contested: Span | null) =>
    contested !== null &&
    taken.some((one) => one.branch && one.branch !== branch && overlaps(one, contested));
  const isOpen = (slot: Slot) =>
    slot.startsAt >= now &&
    slot.startsAt < closesAt &&
    !taken.some((one) => overlaps(one, slot)) &&
    !isElsewhere(slot.contested ? spanOfGrains(slot.contested) : null);
  const free = slots.filter(isOpen).map(({ startsAt, endsAt }): Free => ({ kind: 'free', startsAt, endsAt }));
  return [...taken, ...free].sort((a, b) => a.startsAt - b.startsAt || a.endsAt - b.endsAt);
}

export interface RoomUse extends Span {
  /** Document id; null while it is only held. */
  appointment: string | null;
}

export async function readRoomUses(
  { db, now }: With<'db' | 'now'>,
  { resources, from, to }: { resources: readonly BookableResource[]; from: number; to: number },
): Promise<Map<string, RoomUse[]>> {
  const idOf = new Map(resources.map(({ documentId }) => [resourceTime(documentId), documentId]));
  const rows: { resource: string; atom: number; appointment: string | null; holder: string | null }[] =
    await db(CLAIMS)
      .whereIn('resource', [...idOf.keys()])
      .whereBetween('atom', [grainAt(from), grainAt(to - 1)])
      .andWhere((counts) => counts.whereNull('expires_at').orWhere('expires_at', '>', new Date(now)))
      .orderBy(['resource', 'atom'])
      .select('resource', 'atom', 'appointment', 'holder');
  const uses = new Map<string, RoomUse & { resource: string }>();
  for (const { resource, atom, appointment, holder } of rows) {
    const key = `${resource}/${appointment ?? holder}`;
    const { startsAt, endsAt } = spanOfGrains({ from: atom, to: atom + 1 });
    const known = uses.get(key);
    if (known) known.endsAt = endsAt;
    else uses.set(key, { resource, appointment, startsAt, endsAt });
  }
  return Map.groupBy(uses.values(), ({ resource }) => idOf.get(resource) ?? '');
}

/** Returns when a room or device can be used while doctors are there, and when it cannot: out of its hours, or of order. */
export function usableTimes(resource: BookableResource, work: readonly Span[]) {
  if (resource.practice === null) return { shifts: [...work], absences: [] };
  const pieces = work.flatMap((span) =>
    grainsOf(span).map((grain) => spanOfGrains({ from: grain, to: grain + 1 })),
  );
  const isUsable = new Set(pieces.filter((piece) => canBeUsed(resource, piece)));
  return {
    shifts: mergeSpans(pieces.filter((piece) => isUsable.has(piece))),
    absences: mergeSpans(pieces.filter((piece) => !isUsable.has(piece))),
  };
}

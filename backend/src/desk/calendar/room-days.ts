import { CLAIMS } from '../../appointments/record/claims-table';
import type { BookableResource } from '../../catalogue/catalogue-rows';
import type { With } from '../../platform/with';
import { GRAIN_MINUTES, grainAt, grainsOf, spanOfGrains } from '../../scheduling/claims';
import type { Span } from '../../scheduling/contested';
import { mergeSpans } from '../../scheduling/merge-spans';
import { resourceTime } from '../../scheduling/resources';
import { canBeUsed } from '../../scheduling/service-needs';
import { MINUTE } from '../../scheduling/zone';

export interface RoomUse extends Span {
  /** Document id; null while it is only held. */
  appointment: string | null;
}

export async function readRoomUses(
  { db, now }: With<'db' | 'now'>,
  { resources, from, to }: { resources: readonly BookableResource[]; from: number; to: number },
): Promise<Map<string, RoomUse[]>> {
  const found = new Map<string, RoomUse[]>();
  const idOf = new Map(resources.map(({ documentId }) => [resourceTime(documentId), documentId]));
  const rows: { resource: string; atom: number; appointment: string | null; holder: string | null }[] =
    await db(CLAIMS)
      .whereIn('resource', [...idOf.keys()])
      .whereBetween('atom', [grainAt(from), grainAt(to - 1)])
      .andWhere((counts) => counts.whereNull('expires_at').orWhere('expires_at', '>', new Date(now)))
      .orderBy(['resource', 'atom'])
      .select('resource', 'atom', 'appointment', 'holder');
  const uses = new Map<string, RoomUse>();
  for (const { resource, atom, appointment, holder } of rows) {
    const key = `${resource}/${appointment ?? holder}`;
    const { startsAt, endsAt } = spanOfGrains({ from: atom, to: atom + 1 });
    const known = uses.get(key);
    if (known) known.endsAt = endsAt;
    else {
      const use = { appointment, startsAt, endsAt };
      uses.set(key, use);
      const id = idOf.get(resource) ?? '';
      found.set(id, [...(found.get(id) ?? []), use]);
    }
  }
  return found;
}

/** Returns when a room or device can be used while doctors are there, and when it cannot: out of its hours, or of order. */
export function usableTimes(resource: BookableResource, work: readonly Span[]) {
  if (resource.practice === null) return { shifts: [...work], absences: [] };
  const pieces = work.flatMap((span) =>
    grainsOf(span).map((grain) => {
      const startsAt = grain * GRAIN_MINUTES * MINUTE;
      return { startsAt, endsAt: startsAt + GRAIN_MINUTES * MINUTE };
    }),
  );
  const isUsable = new Set(pieces.filter((piece) => canBeUsed(resource, piece)));
  return {
    shifts: mergeSpans(pieces.filter((piece) => isUsable.has(piece))),
    absences: mergeSpans(pieces.filter((piece) => !isUsable.has(piece))),
  };
}

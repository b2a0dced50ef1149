import type { AppointmentRow } from '../../appointments/record/appointment-rows';
import { heldResources, readTakenResources } from '../../appointments/record/taken-grains';
import type { BookableResource } from '../../catalogue/catalogue-rows';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import type { NeededRoom, Room } from '../../contract/room';
import type { Database } from '../../platform/database';
import type { With } from '../../platform/with';
import { grainsOf, spanOfGrains } from '../../scheduling/claims';
import { resourceTime } from '../../scheduling/resources';
import { canBeUsed, timeOfNeed } from '../../scheduling/service-needs';

/** A need of an appointment: what it has for it, and all that could be had in its place if it is free. */
export interface Place {
  held: string | null;
  grains: readonly number[];
  others: readonly BookableResource[];
}

export function canChangeRooms({ status, ends_at }: AppointmentRow, now: number): boolean {
  return (status === 'pending' || status === 'confirmed') && ends_at > now;
}

/** Returns what an appointment has of rooms and devices, and what its service needs and it has not got: booked before it was needed. */
export async function listPlaces(db: Database, row: AppointmentRow, catalogue: CatalogueSnapshot) {
  const all = catalogue.data.resources.filter(({ branch }) => branch === row.branch);
  const held = (await heldResources(db, [row.document_id])).get(row.document_id) ?? new Map();
  const placeOf = (id: string | null, kind: string | undefined, grains: readonly number[]): Place => {
    const time = spanOfGrains({ from: grains[0] ?? 0, to: (grains.at(-1) ?? 0) + 1 });
    const others = all.filter(
      (one) => one.kind === kind && !held.has(one.documentId) && canBeUsed(one, time),
    );
    return { held: id, grains, others };
  };
  const kindOf = (id: string) => all.find(({ documentId }) => documentId === id)?.kind;
  const places = [...held].map(([id, grains]) => placeOf(id, kindOf(id), grains));
  const kinds = [...held.keys()].map(kindOf);
  const visit = { startsAt: row.starts_at, endsAt: row.ends_at };
  const missing = (catalogue.data.services[row.service]?.needs ?? []).filter(({ kind }) => {
    const known = kinds.indexOf(kind);
    if (known >= 0) kinds.splice(known, 1);
    return known < 0;
  });
  return [...places, ...missing.map((need) => placeOf(null, need.kind, grainsOf(timeOfNeed(need, visit))))];
}

export function presentRoom(catalogue: CatalogueSnapshot, documentId: string): Room {
  const known = catalogue.data.resources.find((one) => one.documentId === documentId);
  return { documentId, name: known?.name ?? null };
}

/** Returns rooms and devices of some appointments; no query if the clinic has none. */
export async function roomsOf(db: Database, catalogue: CatalogueSnapshot, appointments: readonly string[]) {
  const held = catalogue.data.resources.length === 0 ? new Map() : await heldResources(db, appointments);
  return (appointment: string): Room[] =>
    [...(held.get(appointment)?.keys() ?? [])].map((id: string) => presentRoom(catalogue, id));
}

export async function presentNeededRooms(
  { db, catalogue, now }: With<'db' | 'catalogue' | 'now'>,
  row: AppointmentRow,
): Promise<NeededRoom[]> {
  if (catalogue.data.resources.length === 0 || row.status === 'canceled') return [];
  const places = await listPlaces(db, row, catalogue);
  const slot = {
    ...{ startsAt: row.starts_at, endsAt: row.ends_at, grains: [] },
    resources: places.map(({ grains, others }) => ({
      grains,
      among: others.map(({ documentId }) => resourceTime(documentId)),
    })),
  };
  const isOpen = canChangeRooms(row, now) && places.some(({ others }) => others.length > 0);
  const isTaken = isOpen ? await readTakenResources({ db, slots: [slot], holder: null, now }) : () => true;
  return places.map(({ held, grains, others }) => ({
    room: held === null ? null : presentRoom(catalogue, held),
    choices: others
      .filter(({ documentId }) => !grains.some((grain) => isTaken(resourceTime(documentId), grain)))
      .map(({ documentId, name }) => ({ documentId, name })),
  }));
}

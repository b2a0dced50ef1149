import type { z } from 'zod';
import { unmarkInside } from '../../appointments/guards/outside-hours';
import type { AppointmentRow } from '../../appointments/record/appointment-rows';
import { invalidField } from '../../appointments/record/booking-input';
import { CLAIMS, insertClaims, readClaims, removeExpired } from '../../appointments/record/claims-table';
import { noteEvent } from '../../appointments/record/history-rows';
import type { roomChange } from '../../contract/changes';
import { inTransaction, isUniqueViolation } from '../../platform/database';
import { notAllowed, type Outcome, roomTaken, versionConflict } from '../../platform/refusal';
import type { With } from '../../platform/with';
import { allocate } from '../../scheduling/allocation';
import { resourceTime } from '../../scheduling/resources';
import { canChangeRooms, listPlaces, presentRoom } from './needed-rooms';

/** Leaves the transaction, so that the room it had stays. */
class RoomTaken extends Error {}

/**
 * Assigns another room or device of the same kind to an appointment for the same minutes, or a first one; the patient is not told.
 * Refused with 400 if it is of another kind or branch or cannot be used then; 409 if it is taken, the appointment was changed
 * meanwhile, or it is over or canceled.
 */
export async function changeRoom(
  { strapi, catalogue, by, now }: With<'strapi' | 'catalogue' | 'by' | 'now'>,
  row: AppointmentRow,
  { version, from, to }: z.output<typeof roomChange>,
): Promise<Outcome<AppointmentRow>> {
  if (row.version !== version) return versionConflict();
  if (!canChangeRooms(row, now)) return notAllowed('notLive');
  const places = await listPlaces(strapi.db.connection, row, catalogue);
  const place = places.find(
    ({ held, others }) => held === from && others.some(({ documentId }) => documentId === to),
  );
  if (!place) return invalidField('to', 'notOffered');
  const { document_id: appointment, status } = row;
  const resource = resourceTime(to);
  const needs = {
    time: { resource, grains: place.grains, expiresAt: null },
    limits: [],
    seatsUntil: row.ends_at,
  };
  const nameOf = (id: string | null) => (id === null ? null : presentRoom(catalogue, id).name);
  try {
    return await inTransaction(strapi, async (trx): Promise<Outcome<AppointmentRow>> => {
      const changed = await trx('appointments')
        .where({ document_id: appointment, version, status })
        .update({ version: version + 1, updated_at: new Date(now) });
      if (changed !== 1) return versionConflict();
      if (from !== null)
        await trx(CLAIMS)
          .where({ appointment, resource: resourceTime(from) })
          .delete();
      const allocation = allocate({ needs, claims: await readClaims(trx, [needs]), now });
      if (allocation.kind !== 'allocated') throw new RoomTaken();
      await removeExpired(trx, allocation.replaces, now);
      const claims = allocation.claims.map((claim) => ({ ...claim, owner: appointment }));
      await insertClaims({ trx, claims, as: 'appointment', since: now });
      if (row.outside_since !== null) await unmarkInside(trx, catalogue, now);
      const changes = [{ field: 'room', from: nameOf(from), to: nameOf(to) }];
      await noteEvent({ trx, by, now }, row, 'roomChanged', { changes });
      return { ok: true, value: { ...row, version: version + 1 } };
    });
  } catch (error) {
    if (error instanceof RoomTaken || isUniqueViolation(error)) return roomTaken();
    throw error;
  }
}

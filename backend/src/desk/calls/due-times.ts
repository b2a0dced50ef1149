import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { promisedCall } from '../../appointments/availability/availability';
import { currentCatalogue } from '../../catalogue/current-catalogue';
import { inTransaction } from '../../platform/database';
import { storedInstant } from '../../platform/instant';

const BATCH = 500;
const request = z.object({
  document_id: z.string(),
  created_at: storedInstant,
  starts_at: storedInstant,
  due_at: storedInstant.nullable(),
});

/** Gives requests that were made before calls had a time the one they would have been promised. Runs at each start. */
export async function fillDueTimes(strapi: Core.Strapi, now: number): Promise<void> {
  for (;;) {
    const found: unknown[] = await strapi.db
      .connection('appointments')
      .leftJoin('calls', 'calls.appointment', 'appointments.document_id')
      .where('status', 'pending')
      .whereNull('call_due_at')
      .where('starts_at', '>', new Date(now))
      .orderBy('appointments.created_at', 'asc')
      .limit(BATCH)
      .select('appointments.document_id', 'appointments.created_at', 'starts_at', 'due_at');
    if (found.length === 0) return;
    const catalogue = await currentCatalogue(strapi);
    await inTransaction(strapi, async (trx) => {
      for (const row of z.array(request).parse(found)) {
        const { document_id, created_at, starts_at: startsAt, due_at } = row;
        const callBy = promisedCall({ catalogue, now: created_at }, 'pending', startsAt);
        await trx('appointments')
          .where({ document_id })
          .where('status', 'pending')
          .whereNull('call_due_at')
          .update({
            call_by: callBy === null ? null : new Date(callBy),
            call_due_at: new Date(due_at ?? callBy ?? startsAt),
          });
      }
    });
  }
}

import type { Core } from '@strapi/strapi';
import { listWithdrawn } from '../../appointments/changes/consents';
import { GONE } from '../../appointments/record/patient-columns';
import { listStops } from '../../messaging/stopped-phones';
import { appendErasures, ERASURES, type Erasures, readErasures } from '../../platform/erasure-file';

/** Lists erasures, consents that were withdrawn and reminders that were ended, as far as they are not listed yet. */
export async function noteErasures(strapi: Core.Strapi): Promise<void> {
  const db = strapi.db.connection;
  const known = await readErasures();
  const present: Erasures = {
    visits: await db('appointments').whereNotNull('erased_at').pluck('document_id'),
    messages: await db('contact_messages').where({ email: GONE }).pluck('document_id'),
    waiting: await db('waiting_entries').whereNotNull('erased_at').pluck('document_id'),
    incoming: await db('incoming_messages').whereNotNull('erased_at').pluck('document_id'),
    imported: await db('imported_patients').whereNotNull('erased_at').pluck('document_id'),
    guarded: await db('appointments').where({ guardian_phone: '' }).pluck('document_id'),
    withdrawn: await listWithdrawn(db),
    stopped: await listStops(db),
    // Listed as they begin again.
    resumed: [],
  };
  for (const kind of ERASURES) {
    const noted = new Set(known[kind]);
    present[kind] = present[kind].filter((id) => !noted.has(id));
  }
  await appendErasures(present);
}

import type { Core } from '@strapi/strapi';
import type { Desk } from '../../../seed/load/desk';
import { readCatalogue } from '../../catalogue/catalogue-rows';
import { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { inTransaction } from '../../platform/database';
import { keepDemonstrationMedia, planIncoming, writeIncoming } from './inbox';
import { writeMessages } from './messages';
import { rowsOf, writeVisits } from './rows';
import { planVisits } from './visits';
import { writeWaitingList } from './waiting-list';

/** Author in the history of a clinic that has no accounts yet: nobody's id, which the desk shows as such. */
const NOBODY = 'demonstration';

/** Writes the demonstration's appointments around today in one transaction, with their history up to `now`; returns the numbers. */
export async function loadAppointments(strapi: Core.Strapi, desk: Desk, now: number) {
  const catalogue = new CatalogueSnapshot(await readCatalogue(strapi), 'demonstration');
  const accounts: string[] = await strapi.db
    .connection('up_users')
    .orderBy('id')
    .limit(5)
    .pluck('document_id');
  const staff = (accounts.length > 0 ? accounts : [NOBODY]).map((id) => `user:${id}`);
  const manager = staff[0] ?? NOBODY;
  const rows = rowsOf(planVisits({ catalogue, now, staff, manager, desk }), catalogue, desk.notes);
  const { appointments } = rows;
  const incoming = planIncoming(appointments, desk, now);
  const contact = await inTransaction(strapi, async (trx) => {
    await writeVisits(trx, rows);
    await writeWaitingList(trx, { catalogue, appointments, staff: manager, now, desk });
    await writeIncoming(trx, incoming, manager);
    return writeMessages(trx, desk, manager, now);
  });
  await keepDemonstrationMedia(strapi, incoming, now);
  return { appointments: appointments.length, messages: contact + incoming.length };
}

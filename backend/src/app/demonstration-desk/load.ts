import type { Core } from '@strapi/strapi';
import type { Cast } from '../../../seed/cast';
import { readCatalogue } from '../../catalogue/catalogue-rows';
import { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { inTransaction } from '../../platform/database';
import { keepDemonstrationMedia, planIncoming, writeIncoming } from './inbox';
import { planMessages } from './messages';
import { planVisits } from './plan';
import { rowsOf } from './rows';
import { planWaitingList, writeWaitingList } from './waiting-list';
import { writeMessages, writeVisits } from './write';

/** Whoever stands in the history of a clinic that has no accounts yet: nobody's id, which the desk shows as such. */
const NOBODY = 'demonstration';

/**
 * Fills the desk: three months of appointments around today, messages of the contact page and of patients, all in one transaction. What is
 * planned follows from today's date; what has happened by `now` is told.
 * @returns how many of each
 */
export async function loadAppointments({
  strapi,
  now,
  cast,
}: {
  strapi: Core.Strapi;
  now: number;
  cast: Cast;
}): Promise<{ appointments: number; messages: number }> {
  const catalogue = new CatalogueSnapshot(await readCatalogue(strapi), 'demonstration');
  const accounts: string[] = await strapi.db
    .connection('up_users')
    .orderBy('id')
    .limit(5)
    .pluck('document_id');
  const ids = accounts.length > 0 ? accounts : [NOBODY];
  const [manager = { actor: 'manager' as const, name: NOBODY }, ...others] = ids.map((id) => ({
    actor: 'manager' as const,
    name: `user:${id}`,
  }));
  const rows = rowsOf({
    visits: planVisits({ catalogue, now, staff: [manager, ...others], manager, cast }),
    catalogue,
    notes: cast.notes,
  });
  const messages = planMessages('messages', now, cast);
  const { appointments } = rows;
  const waiting = planWaitingList({ catalogue, appointments, staff: manager.name, now, cast });
  const incoming = planIncoming(appointments, cast, now);
  await inTransaction(strapi, async (trx) => {
    await writeVisits({ trx, rows });
    await writeMessages(trx, messages, manager.name);
    await writeWaitingList({ trx, planned: waiting });
    await writeIncoming(trx, incoming, manager.name);
  });
  await keepDemonstrationMedia(strapi, incoming, now);
  return { appointments: rows.appointments.length, messages: messages.length + incoming.length };
}

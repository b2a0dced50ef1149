import type { Core } from '@strapi/strapi';
import { currentCatalogue } from '../catalogue/current-catalogue';
import { type Database, inTransaction, readRows } from '../platform/database';
import { scheduleJobs } from '../platform/jobs';
import { servicesOf } from '../platform/services';
import { withoutMessage } from '../platform/without-message';
import { DAY_MINUTES, MINUTE } from '../scheduling/zone';
import { type CardRow, cardRow } from './card-rows';

const UNCLAIMED_MS = 120 * MINUTE;
const BATCH = 100;

/**
 * Removes cards that no booking claimed within two hours, what came with messages that are gone, and the cards of appointments
 * that are past for longer than the settings keep them or are not stored any more; gives how many. A card is first marked, so
 * that no booking can claim it any more, then its file goes, then its row: whoever is stopped in between, the next run goes on.
 * Safe to run in several processes. Rule: docs/appointments.md.
 */
export async function removeCards(strapi: Core.Strapi, now: number): Promise<number> {
  const db = strapi.db.connection;
  // A clinic that is still being set up has neither cards nor settings.
  if (!(await db('cards').first('id'))) return 0;
  const { cardRetentionDays } = (await currentCatalogue(strapi)).data.rules;
  const past = new Date(now - cardRetentionDays * DAY_MINUTES * MINUTE);
  await mark(db, now, (cards) =>
    cards
      .whereNull('appointment')
      .whereNull('incoming')
      .where('uploaded_at', '<', new Date(now - UNCLAIMED_MS)),
  );
  // Pictures of a message go with the message.
  const kept = db('incoming_messages').whereNull('erased_at').select('document_id');
  await mark(db, now, (cards) => cards.whereNotNull('incoming').whereNotIn('incoming', kept));
  await mark(db, now, (cards) =>
    cards
      .whereNotNull('appointment')
      .whereNotIn('appointment', db('appointments').select('document_id').where('ends_at', '>=', past)),
  );
  let removed = 0;
  for (;;) {
    const batch = db('cards').whereNotNull('removed_at').orderBy('id', 'asc').limit(BATCH);
    let gone = 0;
    for (const card of await readRows(cardRow, batch)) if (await remove(strapi, card)) gone += 1;
    removed += gone;
    // The next run tries again to remove the rest.
    if (gone === 0) return removed;
  }
}

async function mark(db: Database, now: number, due: (cards: ReturnType<Database>) => ReturnType<Database>) {
  await due(db('cards').whereNull('removed_at')).update({ removed_at: new Date(now) });
}

async function remove(strapi: Core.Strapi, card: CardRow): Promise<boolean> {
  try {
    await servicesOf(strapi).cards.store().remove(card.storage_name);
    await inTransaction(strapi, async (trx) => {
      const { document_id } = card;
      if (card.appointment !== null) {
        const ofAppointment = () => trx('appointments').where({ document_id: card.appointment });
        await ofAppointment().where({ card_front: document_id }).update({ card_front: null });
        await ofAppointment().where({ card_back: document_id }).update({ card_back: null });
      }
      await trx('cards').where({ document_id }).delete();
    });
    return true;
  } catch (error) {
    strapi.log.error(`A card could not be removed: ${withoutMessage(error).message}`);
    return false;
  }
}

/** Runs the removal every ten minutes: every process may, the marks make it the same work. */
export function scheduleCardJobs(strapi: Core.Strapi): void {
  const task = async () => ({ removed: await removeCards(strapi, Date.now()) });
  scheduleJobs(strapi, { removeCards: { rule: '*/10 * * * *', everySeconds: 600, task } });
}

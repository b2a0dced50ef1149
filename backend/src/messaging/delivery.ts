import type { DeliveryState } from '../contract/channels';
import type { Database } from '../platform/database';
import type { Delivery } from './whatsapp-hook';

/** What a later notice may take the place of: notices come in any order, and what was read was delivered. */
const OVERRIDDEN: Record<DeliveryState, DeliveryState[]> = {
  delivered: [],
  read: ['delivered', 'undelivered'],
  undelivered: ['delivered'],
};

/** Writes beside a message what became of it. One that is not known, or whose state says more already, stays as it is. */
export async function noteDelivery({ db, delivery }: { db: Database; delivery: Delivery }): Promise<void> {
  const { message, state, at, fault } = delivery;
  await db('outbox_messages')
    .where({ document_id: message })
    .where((older) => older.whereNull('delivery').orWhereIn('delivery', OVERRIDDEN[state]))
    .update({ delivery: state, delivery_at: new Date(at), delivery_fault: fault });
}

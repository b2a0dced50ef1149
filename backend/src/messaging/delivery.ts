import type { DeliveryState } from '../contract/channels';
import type { Database } from '../platform/database';
import type { SmsDelivery } from './sms-gateway';
import type { Delivery } from './whatsapp-hook';

/** States that a later notice may take the place of: notices come in any order, and what was read was delivered. */
const OVERRIDDEN: Record<DeliveryState, DeliveryState[]> = {
  delivered: [],
  read: ['delivered', 'undelivered'],
  undelivered: ['delivered'],
};

/** Stores the delivery state of a message. Unknown messages, and those with a later state, stay as they are. */
export async function noteDelivery(db: Database, delivery: Delivery): Promise<void> {
  const { message, state, at, fault } = delivery;
  await db('outbox_messages')
    .where({ document_id: message })
    .where((older) => older.whereNull('delivery').orWhereIn('delivery', OVERRIDDEN[state]))
    .update({ delivery: state, delivery_at: new Date(at), delivery_fault: fault });
}

/** Writes beside an SMS what its gateway tells; false for one unknown yet, as gateways may be faster than our note. */
export async function noteSmsDelivery(db: Database, { id, ...told }: SmsDelivery, now: number) {
  const found = await db('outbox_messages')
    .where({ channel: 'sms' })
    .where((named) => named.where({ provider_id: id }).orWhere({ document_id: id }))
    .orderBy('id', 'desc')
    .first('document_id');
  if (!found) return false;
  await noteDelivery(db, { message: found.document_id, at: now, ...told });
  return true;
}

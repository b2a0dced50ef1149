import type { Core } from '@strapi/strapi';
import { inTransaction } from '../../platform/database';
import { notAllowed, type Outcome } from '../../platform/refusal';
import { type EntryRow, endEntry } from './entry-rows';
import { closeOffer, findOffer, withdrawOffers } from './offer-rows';

/** Takes somebody off the list: they leave, or staff remove them. Refused with 409 when they do not wait any more. */
export async function leaveWaitingList({
  strapi,
  entry,
  state,
  by,
  now,
}: {
  strapi: Core.Strapi;
  entry: EntryRow;
  state: 'left' | 'removed';
  by: string;
  now: number;
}): Promise<Outcome<EntryRow>> {
  const { document_id: id } = entry;
  const isDone = await inTransaction(strapi, async (trx) => {
    if (!(await endEntry({ trx, entry: id, state, by, now }))) return false;
    await withdrawOffers(trx, id, now);
    return true;
  });
  return isDone ? { ok: true, value: { ...entry, state } } : notAllowed('notLive');
}

/** Says no to one time; whoever did waits on, and the next are told of it. */
export async function declineOffer({
  strapi,
  entry,
  offer: id,
  now,
}: {
  strapi: Core.Strapi;
  entry: EntryRow;
  offer: string;
  now: number;
}): Promise<Outcome<EntryRow>> {
  const offer = await findOffer(strapi.db.connection, id);
  if (!offer || offer.entry !== entry.document_id) return notAllowed('notAllowed');
  await inTransaction(strapi, (trx) => closeOffer({ trx, offer: id, state: 'declined', now }));
  return { ok: true, value: entry };
}

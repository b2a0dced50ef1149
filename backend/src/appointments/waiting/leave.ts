import { inTransaction } from '../../platform/database';
import { notAllowed, type Outcome } from '../../platform/refusal';
import type { With } from '../../platform/with';
import { type EntryRow, endEntry } from './entry-rows';
import { closeOffer, findOffer, withdrawOffers } from './offer-rows';

/** Takes somebody off the list: they leave, or staff remove them. Refused with 409 when they do not wait any more. */
export async function leaveWaitingList(
  { strapi, by, now }: With<'strapi' | 'by' | 'now'>,
  entry: EntryRow,
  state: 'left' | 'removed',
): Promise<Outcome<EntryRow>> {
  const { document_id: id } = entry;
  const isDone = await inTransaction(strapi, async (trx) => {
    if (!(await endEntry({ trx, by, now }, { entry: id, state }))) return false;
    await withdrawOffers(trx, id, now);
    return true;
  });
  return isDone ? { ok: true, value: { ...entry, state } } : notAllowed('notLive');
}

/** Says no to one time; whoever did waits on, and the next are told of it. */
export async function declineOffer(
  { strapi, now }: With<'strapi' | 'now'>,
  entry: EntryRow,
  id: string,
): Promise<Outcome<EntryRow>> {
  const offer = await findOffer(strapi.db.connection, id);
  if (!offer || offer.entry !== entry.document_id) return notAllowed('notAllowed');
  await inTransaction(strapi, (trx) => closeOffer({ trx, now }, id, 'declined'));
  return { ok: true, value: entry };
}

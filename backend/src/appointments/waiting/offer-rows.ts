import { z } from 'zod';
import { OFFER_STATES, type OfferState } from '../../contract/waiting-list';
import { type Database, readRow, readRows, type Transaction } from '../../platform/database';
import { storedInstant } from '../../platform/instant';
import type { With } from '../../platform/with';
import { timeColumns } from '../record/appointment-rows';

export const OFFERS = 'waiting_offers';

export const offerRow = z.object({
  ...timeColumns,
  entry: z.string(),
  service: z.string(),
  time_zone: z.string(),
  seat: z.coerce.number(),
  state: z.enum(OFFER_STATES),
  offered_at: storedInstant,
  open_until: storedInstant,
});

export type OfferRow = z.output<typeof offerRow>;

export async function findOffer(db: Database, id: string): Promise<OfferRow | null> {
  return await readRow(offerRow, db(OFFERS).where({ document_id: id }));
}

export async function listOffers(db: Database, entries: string[]): Promise<OfferRow[]> {
  const offered = db(OFFERS).whereIn('entry', entries);
  return await readRows(offerRow, offered.orderBy('offered_at', 'desc').orderBy('id', 'desc'));
}

export async function listOpen(db: Database): Promise<OfferRow[]> {
  return await readRows(offerRow, db(OFFERS).where('state', 'open').orderBy('open_until'));
}

export async function closeOffer(
  { trx, now }: With<'trx' | 'now'>,
  offer: string,
  state: Exclude<OfferState, 'open'>,
): Promise<boolean> {
  const at = new Date(now);
  const changed = await trx(OFFERS)
    .where({ document_id: offer, state: 'open' })
    .update({ state, closed_at: at, updated_at: at });
  return changed === 1;
}

export async function withdrawOffers(trx: Transaction, entry: string, now: number): Promise<void> {
  const at = new Date(now);
  await trx(OFFERS)
    .where({ entry, state: 'open' })
    .update({ state: 'withdrawn', closed_at: at, updated_at: at });
}

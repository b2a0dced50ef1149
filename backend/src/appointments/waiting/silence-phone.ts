import type { With } from '../../platform/with';
import { ENTRIES, endEntry } from './entry-rows';
import { withdrawOffers } from './offer-rows';

/** Stops offers to a phone (E.164); entries without a mail address are closed, as they cannot be reached any more. */
export async function silencePhone(
  { trx, by, now }: With<'trx' | 'by' | 'now'>,
  phone: string,
): Promise<void> {
  const told = () => trx(ENTRIES).where({ phone, state: 'waiting' }).whereNotNull('tell_by');
  const unreached: string[] = await told().whereNull('email').pluck('document_id');
  await told().update({ tell_by: null, updated_at: new Date(now) });
  for (const entry of unreached) {
    await endEntry({ trx, by, now }, entry, 'ended');
    await withdrawOffers(trx, entry, now);
  }
}

import type { With } from '../../platform/with';
import { ENTRIES, endEntry } from './entry-rows';
import { withdrawOffers } from './offer-rows';

/** Has nobody on the list told by a phone (E.164) any more; who gave no address could not be told at all, and waits no longer. */
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

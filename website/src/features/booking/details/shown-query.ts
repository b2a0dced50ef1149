import 'server-only';
import { createHash } from 'node:crypto';
import type { Locale } from 'next-intl';
import { type BookingSetting, getBookingSetting } from '@/features/booking/choices/data';

/** Names the clinic's words that a form shows, for its field `shownWords`: another name where an editor has changed them. */
export function nameWords({ consentText, newsText, phoneMessages }: BookingSetting): string {
  const said = JSON.stringify([consentText, newsText, phoneMessages?.text ?? null]);
  return createHash('sha256').update(said).digest('base64url').slice(0, 12);
}

/** Tells whether an editor has changed the words or the fee since a form showed them: nobody has agreed to those of now. */
export async function isOutdated(form: FormData, locale: Locale, fee: string | null = null) {
  if (form.has('shownFee') && form.get('shownFee') !== (fee ?? '')) return true;
  return form.has('shownWords') && form.get('shownWords') !== nameWords(await getBookingSetting(locale));
}

'use server';

import { isLocale, routing } from '@/i18n/routing';
import { submitMessage } from './mutations';
import type { ContactState } from './schema';

/**
 * Where the form lands in a browser without script: the same page again with what came of it. With script
 * it goes to contact/message, which a new build cannot break.
 */
export async function sendMessageAction(_: ContactState, form: FormData): Promise<ContactState> {
  const given = form.get('locale');
  return submitMessage({ form, locale: isLocale(given) ? given : routing.defaultLocale });
}

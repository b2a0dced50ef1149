'use server';

import { redirect } from 'next/navigation';
import { isLocale, routing } from '@/i18n/routing';
import type { FormState } from './components/form-state';
import { answerPlainForm } from './components/plain-answer';
import type { PlainState } from './components/plain-state';
import { submitBooking } from './mutations';

/**
 * Where the form lands in a browser without script: the same page again with what came of it, or the
 * confirmation. With script it goes to booking/request, which a new build or a cut line cannot break.
 */
export async function requestAppointmentAction(_: FormState, form: FormData): Promise<FormState> {
  const given = form.get('locale');
  const locale = isLocale(given) ? given : routing.defaultLocale;
  const state = await submitBooking({ form, locale });
  if (state.status === 'booked') redirect(state.href);
  return state;
}

/** Where the one-page form lands: the same page with what came of it, or the confirmation. */
export async function plainBookingAction(former: PlainState, form: FormData): Promise<PlainState> {
  const given = form.get('locale');
  const locale = isLocale(given) ? given : routing.defaultLocale;
  const answer = await answerPlainForm({ form, locale, former });
  if ('href' in answer) redirect(answer.href);
  return answer;
}

'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { staffAction } from '@/features/account/session/guards';
import { appointmentPath } from '@/features/desk/appointments/rules';
import { askAboutContact, type ContactQuestions, isAsking } from '@/lib/contact/contact-questions';
import { withFaultId } from '@/lib/guard/trouble';
import { type Words, wordsOf } from '@/lib/guard/words';
import { type AmendRefusal, amendAppointment } from './mutations';
import { amendPath, type TypedField } from './rules';
import { amendmentForm, readTyped } from './schema';

/** Why an amendment was refused; one that was saved leads to the appointment instead. */
export interface AmendState {
  text: string;
  faults: { field: string; text: string }[];
  /** A colleague was faster: what stands there now is shown beside what was typed. */
  isConflict: boolean;
  typed: Partial<Record<TypedField, string>> | null;
  questions?: ContactQuestions;
}

const CODES = ['required', 'invalid', 'tooLong', 'tooBig', 'notOffered', 'notAvailable'] as const;

const words = wordsOf('appointments.amend');

export const amendAction = staffAction({
  schema: amendmentForm,
  words,
  back: ({ locale, input }) => amendPath({ locale, id: input.id }),
  refused: ({ t, trouble, body }): AmendState => ({
    ...refused(withFaultId(t('refused.failed'), trouble)),
    typed: readTyped(body),
  }),
  handle: async ({ input, body, session: { token }, locale, t }): Promise<AmendState> => {
    const typed = readTyped(body);
    const questions = await askAboutContact(body, locale);
    if (isAsking(questions)) return { ...refused(''), typed, questions };
    const outcome = await amendAppointment(token, input.id, input.request);
    if (outcome === 'saved') redirect(appointmentPath({ locale, id: input.id }));
    // The form goes on from the appointment as it stands now.
    refresh();
    return { ...explain(outcome, t), typed, questions };
  },
});

function refused(text: string): AmendState {
  return { text, faults: [], isConflict: false, typed: null };
}

function explain(refusal: AmendRefusal, t: Words<'appointments.amend'>) {
  if (typeof refusal === 'string') {
    const state = refused(t(`refused.${refusal}`));
    const faults = refusal === 'reasonRequired' ? [{ field: 'reason', text: t('reasonMissing') }] : [];
    return { ...state, faults, isConflict: refusal === 'conflict' };
  }
  if ('limit' in refusal) return refused(t(`refused.limit.${refusal.limit}`));
  const faults = refusal.errors.map(({ path: [field], code }) => {
    const known = CODES.find((one) => one === code) ?? 'invalid';
    return { field, text: t(`faults.${known}`) };
  });
  return { ...refused(t('refused.invalid')), faults };
}

'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import type { FormResult } from '@/components/form/result-form';
import { toLatinDigits } from '@/contract/digits';
import { documentId as id } from '@/contract/document-id';
import { type FurtherVisitsRequest, RECALL_MONTHS, type RecallRequest } from '@/contract/recall';
import { answerPress, refusedPress, staffAction } from '@/features/account/session/guards';
import { isOutdated } from '@/features/booking/details/shown-query';
import { appointmentPath, backToAppointment } from '@/features/desk/appointments/rules';
import { type StaffRefusal, sendBooking } from '@/features/desk/staff-calendar/data';
import { isAccepted, sendOr } from '@/lib/backend/calls';
import { typedText } from '@/lib/guard/typed';

const pathOf = (appointment: string) => `/appointments/${appointment}/recall`;
const about = { words: 'recalls', back: backToAppointment, refused: refusedPress } as const;

export const setRecallAction = staffAction({
  // A number of months from a button, or the date beside it.
  schema: z.object({
    id,
    months: z.coerce.number().int().min(1).max(RECALL_MONTHS).optional(),
    on: z.string().max(10).catch(''),
  }),
  ...about,
  handle: async ({ input: { id: appointment, months, on }, session: { token }, t }): Promise<FormResult> => {
    const typed = { on };
    const date = z.iso.date().safeParse(on);
    if (months === undefined && !date.success) return { outcome: 'refused', text: t('invalid'), typed };
    const data: RecallRequest = months === undefined ? { on } : { months };
    const outcome = await sendOr({ path: pathOf(appointment), data, token }, 'changed', {
      ValidationError: 'invalid',
      TransitionNotAllowedError: 'notAllowed',
    });
    refresh();
    return outcome === 'changed'
      ? { outcome, text: t('set') }
      : { outcome: 'refused', text: t(outcome), typed };
  },
});

/** Books the visits on days from today, whole or not at all, or those of the recalls where none are typed. */
export const bookFurtherAction = staffAction({
  schema: z.object({
    id,
    key: z.uuid(),
    afterDays: typedText.transform(toLatinDigits),
    consent: z.string().catch(''),
  }),
  ...about,
  handle: async ({ input, body, session: { token }, locale, t }): Promise<FormResult> => {
    const { id: appointment, key, afterDays, consent } = input;
    const refused = (text: string): FormResult => ({ outcome: 'refused', text, typed: { afterDays } });
    if (consent !== 'on') return refused(t('further.refused.consent'));
    if (await isOutdated(body, locale)) {
      refresh();
      return refused(t('further.refused.changed'));
    }
    const days = afterDays === '' ? {} : { afterDays };
    const data: FurtherVisitsRequest = { key, consent: true, consentLocale: locale, ...days };
    const outcome = await sendBooking({ path: `/appointments/${appointment}/further-visits`, data, token });
    if ('documentId' in outcome) redirect(appointmentPath({ locale, id: outcome.documentId }));
    return refused(t(`further.refused.${reasonOf(outcome)}`));
  },
});

function reasonOf(refusal: StaffRefusal) {
  if (refusal.reason === 'taken') return refusal.reason;
  if (refusal.reason.startsWith('limit.')) return 'limit';
  if (refusal.reason !== 'invalid') return 'notAllowed';
  return refusal.faults.some(({ field }) => field === 'afterDays') ? 'days' : 'incomplete';
}

export const withdrawRecallAction = staffAction({
  schema: z.object({ id }),
  ...about,
  handle: async ({ input, session: { token }, t }) => {
    const call = { method: 'DELETE', path: pathOf(input.id), token } as const;
    const isWithdrawn = await isAccepted(call, 'ValidationError', 'TransitionNotAllowedError');
    return answerPress(isWithdrawn, { done: t('withdrawn'), refused: t('notAllowed') });
  },
});

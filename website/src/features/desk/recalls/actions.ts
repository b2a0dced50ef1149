'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import type { FormResult } from '@/components/form/result-form';
import { toLatinDigits } from '@/contract/digits';
import { documentId as id } from '@/contract/document-id';
import { RECALL_MONTHS } from '@/contract/recall';
import { answerPress, refusedPress, staffAction } from '@/features/account/session/guards';
import { isOutdated } from '@/features/booking/details/shown-query';
import { appointmentPath, backToAppointment } from '@/features/desk/appointments/rules';
import type { StaffRefusal } from '@/features/desk/staff-calendar/data';
import { typedText } from '@/lib/guard/typed';
import { bookFurther, setRecall, withdrawRecall } from './data';

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
    const outcome = await setRecall(token, appointment, months === undefined ? { on } : { months });
    refresh();
    return outcome === 'changed'
      ? { outcome, text: t('set') }
      : { outcome: 'refused', text: t(outcome), typed };
  },
});

/** Books the visits on days from today, or those of the recalls where none are typed. */
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
    const outcome = await bookFurther(token, appointment, {
      key,
      consent: true,
      consentLocale: locale,
      ...days,
    });
    if ('documentId' in outcome) redirect(appointmentPath({ locale, id: outcome.documentId }));
    return refused(t(`further.refused.${reasonOf(outcome)}`));
  },
});

function reasonOf(refusal: StaffRefusal) {
  if (refusal.reason === 'taken' || refusal.reason === 'limit') return refusal.reason;
  if (refusal.reason !== 'invalid') return 'notAllowed';
  return refusal.faults.some(({ field }) => field === 'afterDays') ? 'days' : 'incomplete';
}

export const withdrawRecallAction = staffAction({
  schema: z.object({ id }),
  ...about,
  handle: async ({ input, session: { token }, t }) => {
    const isWithdrawn = (await withdrawRecall(token, input.id)) === 'changed';
    return answerPress(isWithdrawn, { done: t('withdrawn'), refused: t('notAllowed') });
  },
});

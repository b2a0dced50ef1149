'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import type { FormResult } from '@/components/form/result-form';
import { statusChange } from '@/contract/changes';
import { documentId as id } from '@/contract/document-id';
import { answerPress, refuse, refusedPress, staffAction } from '@/features/account/session/guards';
import { othersField } from '@/features/booking/appointment/series-rules';
import { isRefusedAs, send } from '@/lib/backend/calls';
import { isDone } from '@/lib/backend/errors';
import { asRead } from '@/lib/guard/typed';
import { appointmentsAddress, NO_FILTER } from './address';
import { changeStatus } from './data';
import { appointmentPath } from './rules';
import { MAIL_SUBJECTS } from './schema';

/** Moves an appointment to another status as it was read; the backend decides and keeps the history. */
export const changeStatusAction = staffAction({
  schema: statusChange.extend({ ...asRead, others: othersField }).strip(),
  words: 'appointments.move',
  back: ({ locale, input }) => appointmentPath({ locale, id: input.id }),
  refused: refusedPress,
  handle: async ({ input: { others, ...input }, body, session: { token }, t }): Promise<FormResult> => {
    // Only a cancellation asks which visits go with it.
    const isCanceled = input.to === 'canceled';
    const outcome = await changeStatus({ token, ...input, ...(isCanceled ? { others } : {}) });
    // Also after a refusal: someone else has changed it, and the page shows how it stands now.
    refresh();
    if (outcome === 'changed') return { outcome, text: t(outcome) };
    const refused = refuse(t(outcome), body);
    return outcome === 'reasonRequired' ? { ...refused, errors: { reason: t('reasonMissing') } } : refused;
  },
});

/** Has one message sent again, about an appointment or to who waits; the backend decides whether that makes sense. */
export const sendMailAgainAction = staffAction({
  schema: z.object({ about: z.enum(MAIL_SUBJECTS).default('appointment'), id, mail: id }),
  words: 'appointments.mails',
  back: ({ locale, input: { about, id } }) =>
    about === 'appointment' ? appointmentPath({ locale, id }) : appointmentsAddress.path(locale, NO_FILTER),
  refused: refusedPress,
  handle: async ({ input: { about, id, mail }, session: { token }, t }): Promise<FormResult> => {
    const subject = about === 'appointment' ? 'appointments' : 'waiting-entries';
    const path = `/${subject}/${id}/mails/${mail}/again`;
    const isSent = await isDone(() => send({ path, token }), isRefusedAs('TransitionNotAllowedError'));
    return answerPress(isSent, { done: t('queued'), refused: t('refused') });
  },
});

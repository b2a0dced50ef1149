'use server';

import { z } from 'zod';
import type { FormResult } from '@/components/form/result-form';
import { noteRequest } from '@/contract/appointment-note';
import { documentId } from '@/contract/document-id';
import { STAFF_NOTE_LENGTH } from '@/contract/limits';
import { answerPress, refusedPress, staffAction } from '@/features/account/session/guards';
import { appointmentPath } from '@/features/desk/appointments/rules';
import { isAccepted } from '@/lib/backend/calls';
import { withFaultId } from '@/lib/guard/trouble';
import { typedIn } from '@/lib/guard/typed';

const pathOf = (id: string) => `/appointments/${id}/notes`;

export const addNoteAction = staffAction({
  schema: noteRequest.extend({ id: documentId, ofPatient: z.stringbool().default(false) }).strip(),
  words: 'appointments.notes',
  back: ({ locale, input }) => appointmentPath({ locale, id: input.id }),
  refused: ({ t, trouble, body }): FormResult => {
    const typed = typedIn(body, ['text'], STAFF_NOTE_LENGTH * 2);
    const fault = t(typed.text.trim() === '' ? 'missing' : 'tooLong');
    const text = trouble.kind === 'invalid' ? fault : withFaultId(t('failed'), trouble);
    return { outcome: 'refused', text, typed };
  },
  handle: async ({ input: { id, ...data }, session: { token }, t }) => {
    const isAdded = await isAccepted({ path: pathOf(id), data, token }, 'TransitionNotAllowedError');
    return answerPress(isAdded, { done: t('added'), refused: t('refused') }, { text: data.text });
  },
});

export const removeNoteAction = staffAction({
  schema: z.object({ id: documentId, note: documentId }),
  words: 'appointments.notes',
  back: ({ locale, input }) => appointmentPath({ locale, id: input.id }),
  refused: refusedPress,
  handle: async ({ input: { id, note }, session: { token }, t }) => {
    const call = { method: 'DELETE', path: `${pathOf(id)}/${note}`, token } as const;
    const isRemoved = await isAccepted(call, 'TransitionNotAllowedError');
    return answerPress(isRemoved, { done: t('gone'), refused: t('refused') });
  },
});

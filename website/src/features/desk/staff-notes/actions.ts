'use server';

import { z } from 'zod';
import { noteRequest } from '@/contract/appointment-note';
import { documentId } from '@/contract/document-id';
import { answerPress, refusedPress, staffAction } from '@/features/account/session/guards';
import { backToAppointment } from '@/features/desk/appointments/rules';
import { isAccepted } from '@/lib/backend/calls';

const pathOf = (id: string) => `/appointments/${id}/notes`;

export const addNoteAction = staffAction({
  schema: noteRequest.extend({ id: documentId, ofPatient: z.stringbool().default(false) }).strip(),
  words: 'appointments.notes',
  back: backToAppointment,
  refused: (given) => {
    const isMissing = String(given.body.get('text') ?? '').trim() === '';
    return refusedPress(given, given.t(isMissing ? 'missing' : 'tooLong'));
  },
  handle: async ({ input: { id, ...data }, session: { token }, t }) => {
    const isAdded = await isAccepted({ path: pathOf(id), data, token }, 'TransitionNotAllowedError');
    return answerPress(isAdded, { done: t('added'), refused: t('refused') }, { text: data.text });
  },
});

export const removeNoteAction = staffAction({
  schema: z.object({ id: documentId, note: documentId }),
  words: 'appointments.notes',
  back: backToAppointment,
  refused: refusedPress,
  handle: async ({ input: { id, note }, session: { token }, t }) => {
    const call = { method: 'DELETE', path: `${pathOf(id)}/${note}`, token } as const;
    const isRemoved = await isAccepted(call, 'TransitionNotAllowedError');
    return answerPress(isRemoved, { done: t('gone'), refused: t('refused') });
  },
});

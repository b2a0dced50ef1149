'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import type { FormResult } from '@/components/form/result-form';
import { roomChange } from '@/contract/changes';
import { withdrawalRequest } from '@/contract/consent';
import { documentId as id } from '@/contract/document-id';
import { answerPress, refusedPress, staffAction } from '@/features/account/session/guards';
import { backToAppointment } from '@/features/desk/appointments/rules';
import { send, sendOr } from '@/lib/backend/calls';
import { asRead } from '@/lib/guard/typed';

const pathOf = (appointment: string) => `/appointments/${encodeURIComponent(appointment)}`;

export const withdrawConsentAction = staffAction({
  schema: z.object({ ...withdrawalRequest.shape, id }),
  words: 'appointments.consents',
  back: backToAppointment,
  refused: refusedPress,
  handle: async ({ input: { id: appointment, purpose }, session: { token } }): Promise<FormResult> => {
    await send({ path: `${pathOf(appointment)}/withdrawal`, token, data: { purpose } });
    refresh();
    return null;
  },
});

export const changeRoomAction = staffAction({
  schema: roomChange
    .extend({ ...asRead, from: z.preprocess((value) => value || null, id.nullable()) })
    .strip(),
  words: 'rooms',
  back: backToAppointment,
  refused: refusedPress,
  handle: async ({ input: { id: appointment, ...data }, session: { token }, t }) => {
    const outcome = await sendOr({ path: `${pathOf(appointment)}/room`, data, token }, 'changed', {
      SlotTakenError: 'taken',
      VersionConflictError: 'conflict',
      CallTakenError: 'withColleague',
      TransitionNotAllowedError: 'notAllowed',
      ValidationError: 'notAllowed',
    });
    const text = t(outcome);
    return answerPress(outcome === 'changed', { done: text, refused: text });
  },
});

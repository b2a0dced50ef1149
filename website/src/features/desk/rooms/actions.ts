'use server';

import { z } from 'zod';
import { roomChange, version } from '@/contract/changes';
import { documentId as id } from '@/contract/document-id';
import { answerPress, refusedPress, staffAction } from '@/features/account/session/guards';
import { backToAppointment } from '@/features/desk/appointments/rules';
import { wordsOf } from '@/lib/guard/words';
import { changeRoom } from './data';

const words = wordsOf('rooms');

export const changeRoomAction = staffAction({
  schema: roomChange
    .extend({
      id,
      version: z.coerce.number().pipe(version),
      from: z.preprocess((value) => value || null, id.nullable()),
    })
    .strip(),
  words,
  back: backToAppointment,
  refused: refusedPress,
  handle: async ({ input: { id: appointment, ...wanted }, session: { token }, t }) => {
    const outcome = await changeRoom(token, appointment, wanted);
    const text = t(outcome);
    return answerPress(outcome === 'changed', { done: text, refused: text });
  },
});

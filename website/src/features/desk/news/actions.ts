'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import type { PressResult } from '@/components/form/press-form';
import { documentId } from '@/contract/document-id';
import { refusedPress, staffAction } from '@/features/account/session/guards';
import { appointmentPath } from '@/features/desk/appointments/rules';
import { wordsOf } from '@/lib/guard/words';
import { withdrawNews } from './mutations';

const words = wordsOf('appointments.news');

/** The patient has said that they want no news any more. */
export const withdrawNewsAction = staffAction({
  schema: z.object({ id: documentId }),
  words,
  back: ({ locale, input }) => appointmentPath({ locale, id: input.id }),
  refused: refusedPress,
  handle: async ({ input, session: { token } }): Promise<PressResult> => {
    await withdrawNews({ token, ...input });
    refresh();
    return null;
  },
});

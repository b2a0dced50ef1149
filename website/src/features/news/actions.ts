'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { documentId } from '@/contract/document-id';
import { staffAction } from '@/features/account/guards';
import { appointmentPath } from '@/features/appointments/rules';
import { withFaultId } from '@/lib/guard/trouble';
import { wordsOf } from '@/lib/guard/words';
import { withdrawNews } from './mutations';

/** What came of it, in words; null when it is done or was not asked for. */
export type NewsState = string | null;

const words = wordsOf('appointments.news');

/** The patient has said that they want no news any more. */
export const withdrawNewsAction = staffAction({
  schema: z.object({ id: documentId }),
  words,
  back: ({ locale, input }) => appointmentPath({ locale, id: input.id }),
  refused: ({ t, trouble }): NewsState => withFaultId(t('failed'), trouble),
  handle: async ({ input, session: { token } }): Promise<NewsState> => {
    await withdrawNews({ token, ...input });
    refresh();
    return null;
  },
});

'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import type { FormResult } from '@/components/form/result-form';
import { withdrawalRequest } from '@/contract/consent';
import { documentId } from '@/contract/document-id';
import { refusedPress, staffAction } from '@/features/account/session/guards';
import { appointmentPath } from '@/features/desk/appointments/rules';
import { wordsOf } from '@/lib/guard/words';
import { withdrawConsent } from './mutations';

export const withdrawConsentAction = staffAction({
  schema: z.object({ ...withdrawalRequest.shape, id: documentId }),
  words: wordsOf('appointments.consents'),
  back: ({ locale, input }) => appointmentPath({ locale, id: input.id }),
  refused: refusedPress,
  handle: async ({ input: { id, purpose }, session: { token } }): Promise<FormResult> => {
    await withdrawConsent(token, id, purpose);
    refresh();
    return null;
  },
});

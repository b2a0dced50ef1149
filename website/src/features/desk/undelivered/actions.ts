'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import type { FormResult } from '@/components/form/result-form';
import { documentId } from '@/contract/document-id';
import { refusedPress, staffAction } from '@/features/account/session/guards';
import { localePath } from '@/i18n/routing';
import { send } from '@/lib/backend/calls';

/** Notes that the patient of a canceled appointment was told by phone. */
export const noteToldAction = staffAction({
  schema: z.object({ id: documentId }),
  words: 'undelivered',
  back: ({ locale }) => localePath({ locale, path: '/admin/work-list' }),
  refused: refusedPress,
  handle: async ({ input, session: { token } }): Promise<FormResult> => {
    await send({ path: `/appointments/${encodeURIComponent(input.id)}/told`, token });
    refresh();
    return null;
  },
});

'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import type { FormResult } from '@/components/form/result-form';
import { documentId } from '@/contract/document-id';
import { refusedPress, staffAction } from '@/features/account/session/guards';
import { localePath } from '@/i18n/routing';
import { noteTold } from './data';

export const noteToldAction = staffAction({
  schema: z.object({ id: documentId }),
  words: 'undelivered',
  back: ({ locale }) => localePath({ locale, path: '/admin/work-list' }),
  refused: refusedPress,
  handle: async ({ input, session: { token } }): Promise<FormResult> => {
    await noteTold(token, input.id);
    refresh();
    return null;
  },
});

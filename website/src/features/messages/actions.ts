'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { loginPath } from '@/features/account/rules';
import { findStaffForAction } from '@/features/account/session';
import { isLocale, routing } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { isFromOwnPage } from '@/lib/visitor';
import { settleMessage } from './data';
import { messagePath } from './rules';
import { handlingSchema } from './schema';

const settleSchema = z.object({
  id: z.string().regex(/^[a-z0-9]{24}$/),
  from: handlingSchema,
  to: handlingSchema,
});

/** What came of it, in words. */
export interface SettleState {
  outcome: 'none' | 'changed' | 'refused';
  text: string;
}

/** Marks a message as done or opens it again, as it was read. */
export async function settleMessageAction(_: SettleState, form: FormData): Promise<SettleState> {
  const given = form.get('locale');
  const locale = isLocale(given) ? given : routing.defaultLocale;
  const t = await getTranslations({ locale, namespace: 'messages.feedback' });
  const wanted = settleSchema.safeParse(Object.fromEntries(form));
  if (!wanted.success || !(await isFromOwnPage())) return { outcome: 'refused', text: t('failed') };
  try {
    const session = await findStaffForAction();
    if (!session) {
      redirect(loginPath({ locale, to: messagePath({ locale, id: wanted.data.id }), why: 'ended' }));
    }
    const isChanged = await settleMessage({ token: session.token, ...wanted.data });
    refresh();
    if (!isChanged) return { outcome: 'refused', text: t('conflict') };
    return { outcome: 'changed', text: t(wanted.data.to === 'done' ? 'done' : 'read') };
  } catch (error) {
    if (error instanceof BackendError) return { outcome: 'refused', text: t('failed') };
    throw error;
  }
}

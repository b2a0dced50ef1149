'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { STATUSES } from '@/contract/transitions';
import { loginPath } from '@/features/account/rules';
import { findSession } from '@/features/account/session';
import { isLocale, routing } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { isFromOwnPage } from '@/lib/visitor';
import { moveAppointment, sendMailAgain } from './mutations';
import { appointmentPath } from './rules';

const moveSchema = z.object({
  id: z.string().regex(/^[a-z0-9]{24}$/),
  to: z.enum(STATUSES),
  version: z.coerce.number().int(),
  reason: z
    .string()
    .trim()
    .max(300)
    .transform((text) => text || null),
});

/** What came of a change of status, in words; the page below it shows how the appointment stands now. */
export interface MoveState {
  outcome: 'none' | 'changed' | 'refused';
  text: string;
  /** The reason that was typed for a move that was refused. */
  reason?: string;
  /** The move was refused because none was typed. */
  isReasonMissing?: boolean;
}

/** Moves an appointment to another status as it was read; the backend decides and keeps the history. */
export async function moveAppointmentAction(_: MoveState, form: FormData): Promise<MoveState> {
  const given = form.get('locale');
  const locale = isLocale(given) ? given : routing.defaultLocale;
  const t = await getTranslations({ locale, namespace: 'appointments.move' });
  const move = moveSchema.safeParse(Object.fromEntries(form));
  if (!move.success || !(await isFromOwnPage())) return { outcome: 'refused', text: t('failed') };
  try {
    const session = await findSession();
    if (!session) {
      redirect(loginPath({ locale, to: appointmentPath({ locale, id: move.data.id }), why: 'ended' }));
    }
    const outcome = await moveAppointment({ token: session.token, ...move.data });
    // Also after a refusal: someone else has changed it, and the page shows how it stands now.
    refresh();
    if (outcome === 'changed') return { outcome, text: t(outcome) };
    const isReasonMissing = outcome === 'reasonRequired';
    return { outcome: 'refused', text: t(outcome), reason: move.data.reason ?? '', isReasonMissing };
  } catch (error) {
    const reason = move.data.reason ?? '';
    if (error instanceof BackendError) return { outcome: 'refused', text: t('failed'), reason };
    throw error;
  }
}

const mailSchema = moveSchema.pick({ id: true }).extend({ mail: z.string().regex(/^[a-z0-9]{24}$/) });

/** Has one mail about an appointment sent again; the backend decides whether that makes sense. */
export async function sendMailAgainAction(_: MoveState, form: FormData): Promise<MoveState> {
  const given = form.get('locale');
  const locale = isLocale(given) ? given : routing.defaultLocale;
  const t = await getTranslations({ locale, namespace: 'appointments.mails' });
  const wanted = mailSchema.safeParse(Object.fromEntries(form));
  if (!wanted.success || !(await isFromOwnPage())) return { outcome: 'refused', text: t('failed') };
  try {
    const session = await findSession();
    if (!session) {
      redirect(loginPath({ locale, to: appointmentPath({ locale, id: wanted.data.id }), why: 'ended' }));
    }
    const isSent = await sendMailAgain({ token: session.token, ...wanted.data });
    refresh();
    return isSent ? { outcome: 'changed', text: t('queued') } : { outcome: 'refused', text: t('refused') };
  } catch (error) {
    if (error instanceof BackendError) return { outcome: 'refused', text: t('failed') };
    throw error;
  }
}
